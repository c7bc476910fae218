import type { Signer } from '#src/adapters/keys/signer.ts';
import type { Post } from '#src/adapters/mail/mail.ts';
import { type PaymentProvider, PaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import type { Database } from '#src/store/connect.ts';
import type { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';

/** Where an operator reads what happened; nothing personal is written there. */
export interface PaymentLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What the worker follows reservations and payments with. */
export interface PaymentMeans {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly log: PaymentLog;
}

/** The same, with what emails about reservations are sent by. */
export interface ReservationMeans extends PaymentMeans {
  readonly sites: LeadSites;
  readonly post: Post;
  readonly signer: Signer;
}

/** What the provider answered; null when it did not, or not in time: the same question is asked again later. */
export async function answerOf<T>(asked: Promise<T>, { log }: Pick<PaymentMeans, 'log'>, what: string): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.warn({ reason: error.message }, what);
    return null;
  }
}
