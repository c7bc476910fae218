import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Services } from '#src/use-cases/context.ts';

/** Whether a card is entered at this address, in Stripe's own fields. */
export const hasStripeFields = (pathname: string, services: Pick<Services, 'cardForm'>): boolean =>
  matchAddress(pathname)?.address.pays === true && services.cardForm.kind === 'stripe';
