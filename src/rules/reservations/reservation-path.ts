import { addressPath } from '../addresses/addresses.ts';
import type { CheckoutPath } from './reserve-offer.ts';

/** Where a vehicle is reserved (ledger R2). */
export const checkoutPagePath = (carKey: string, checkoutPath: CheckoutPath): string =>
  addressPath(checkoutPath === 'checkout' ? 'checkout' : 'buyOnline', { key: carKey });

/** Where a shopper sees their reservation. The key is signed, for the link in emails; without it the visitor's cookie or session says whose it is. */
export const heldPath = (carKey: string, checkoutPath: CheckoutPath, id: string, key: string | null): string =>
  `/cars/${encodeURIComponent(carKey)}/${checkoutPath}/held?${new URLSearchParams({ id, ...(key === null ? {} : { key }) })}`;
