import { addressPath } from '../addresses/addresses.ts';
import type { PurchaseStep } from './purchase-steps.ts';

/** The link of an email that opens a purchase on another device. */
export interface PurchaseLink {
  readonly id: string;
  readonly key: string;
}

/** A step of buying a vehicle (ledger R3); without one, wherever the shopper is. later: the page that sends a link. */
export function purchasePath(
  slug: string,
  link: PurchaseLink | null = null,
  step: PurchaseStep | 'later' | null = null,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = {
    car_id: slug,
    ...(step === null ? {} : { step }),
    ...more,
    ...(link === null ? {} : { id: link.id, key: link.key }),
  };
  return `${addressPath('purchase')}?${new URLSearchParams(query)}`;
}
