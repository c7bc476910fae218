import { randomUUID } from 'node:crypto';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { NotPayable } from '#src/rules/reservations/payable-deposit.ts';
import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import { reservationContact } from '#src/rules/reservations/reservation-contact.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';
import { chargedMeanwhile } from './charged-meanwhile.ts';
import { type PayingBy, type ProviderStart, startAnewIfOver, startAtProvider } from './start-at-provider.ts';

export interface PaymentInput extends PayingBy {
  /** What the page showed when it was sent. */
  readonly seenDepositCents: number;
  readonly seenPriceCents: number;
}

export type PaymentStartOutcome =
  | ProviderStart
  | PriceChanged
  | NotPayable
  /** lapsed: its time ran out or it was cancelled, nothing was charged. paid: it is paid already. */
  | { readonly kind: 'lapsed' | 'paid' | 'unknown' }
  /** The hold began before everything was told that a reservation needs. */
  | { readonly kind: 'incomplete'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/**
 * Starts the payment of a deposit; while one is open, starting again finds that one, so that two tabs cannot pay twice. It is on record here before
 * the provider hears of it. `key` is that of the emails' link.
 */
export async function startPayment(
  context: Context,
  reservationId: string,
  input: PaymentInput,
  key: string | null = null,
): Promise<PaymentStartOutcome> {
  const { site, store, services, sender } = context;
  if (sender === null) return { kind: 'unknown' };
  if (services.reservations.take(sender.ip) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.reservations.retryAfter(sender.ip) };
  const reservation = await ownReservation(context, reservationId, key);
  if (reservation === null) return { kind: 'unknown' };
  const told = reservationContact(reservation.contact);
  if (reservation.state === 'held' && !told.ok) return { kind: 'incomplete', errors: told.errors };
  const open = async (): Promise<PaymentStartOutcome | { readonly kind: 'over' }> => {
    const opened = await store.reservations.openPayment(reservationId, {
      id: randomUUID(),
      provider: services.payments.name,
      account: site.switches.stripeAccount,
      isHosted: input.returnUrl !== undefined,
      seenDepositCents: input.seenDepositCents,
      seenPriceCents: input.seenPriceCents,
    });
    if (opened.kind === 'refused') return (await chargedMeanwhile(context, opened.begun)) ?? opened.why;
    if (opened.kind !== 'open') return opened;
    return startAtProvider(context, opened.payment, {
      description: `Reservation ${reservation.number}: ${reservation.vehicle.words}`,
      email: reservation.contact.email ?? '',
      returnUrl: input.returnUrl,
    });
  };
  return startAnewIfOver(open);
}
