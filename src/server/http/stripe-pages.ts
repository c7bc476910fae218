import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Services } from '#src/use-cases/context.ts';

/** The origin of Stripe's own pages, if a card is entered at this address in Stripe's own fields; else null. */
export function stripePagesFrom(pathname: string, services: Pick<Services, 'cardForm'>): string | null {
  if (matchAddress(pathname)?.address.pays !== true) return null;
  return services.cardForm.kind === 'stripe' ? services.cardForm.pages.origin : null;
}
