import type { PaymentOutcome } from '#src/rules/payments/payment-state.ts';

/** A payment that is to be started. Its id is the idempotency key: starting it twice starts it once. */
export interface PaymentStart {
  readonly id: string;
  readonly siteId: number;
  readonly amountCents: number;
  /** What the shopper's statement and the dealer's account say. */
  readonly description: string;
  /** Where the provider sends its receipt, if it sends one. */
  readonly email: string;
}

export interface StartedPayment {
  /** The provider's own name for it. */
  readonly reference: string;
  /** What the shopper's browser finishes it with; never logged. */
  readonly clientSecret: string;
}

/** What a provider knows of a payment. */
export interface ProviderPayment {
  readonly reference: string;
  /** The name that it was started under, where the provider gives a payment another name once it is made. */
  readonly formerReference?: string;
  /** The id that it was started with; null for one that this platform did not start. */
  readonly id: string | null;
  readonly outcome: PaymentOutcome;
  readonly amountCents: number;
  readonly currency: string;
  readonly refundedCents: number;
  /** 'Visa ending 4242'; null until it is known. */
  readonly card: string | null;
  /** When it was started, in milliseconds since 1970. */
  readonly createdAt: number;
}

/** What a provider's notice says, once its signature has been checked. */
export interface PaymentNotice {
  /** The notice's own id: one that was handled before changes nothing. */
  readonly id: string;
  readonly payment: ProviderPayment;
}

/** The account that a site's payments go to; null for the deployment's own. */
export type PaymentAccount = string | null;

/**
 * Takes payments and gives them back. Every call throws PaymentsUnavailable when the provider does not answer, or not in time: nothing is
 * known then, and the same call with the same id may be made again.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  start(payment: PaymentStart, account: PaymentAccount): Promise<StartedPayment>;
  find(reference: string, account: PaymentAccount): Promise<ProviderPayment | null>;
  /** Gives up a payment that has not succeeded; returns what became of it. */
  giveUp(reference: string, account: PaymentAccount): Promise<ProviderPayment>;
  /** Gives all of a payment back, once however often it is called with the same id. */
  refund(refund: { readonly id: string; readonly reference: string }, account: PaymentAccount): Promise<'done' | 'refused'>;
  /** Every payment started since an instant, oldest first; for finding those that nobody here knows of. */
  startedSince(since: number, account: PaymentAccount): AsyncIterable<ProviderPayment>;
  /** A notice from the provider; null when its signature is wrong, or too old. 'other' for one that says nothing of a payment. */
  readNotice(body: Uint8Array, signature: string): PaymentNotice | 'other' | null;
}

/** A payment that is to be made on a page of the provider's own. */
export interface HostedStart extends PaymentStart {
  /** Where the page leads back to, paid or not. */
  readonly returnUrl: string;
  /** The provider's name for it; null until its page was opened. */
  readonly reference: string | null;
  /** When the page closes by itself, in milliseconds since 1970. The same each time it is asked for. */
  readonly closesAt: number;
}

/** over: nothing can be paid there any more, because it was paid or the page is closed. */
export type HostedPage =
  | { readonly kind: 'open'; readonly reference: string; readonly href: string }
  | { readonly kind: 'over'; readonly payment: ProviderPayment };

/** Pages of the provider's own for cards, for browsers that cannot show its fields on ours. */
export interface HostedPages {
  /** Where all of them are. No page of ours leads anywhere else to pay. */
  readonly origin: string;
  /**
   * Opens the page of a payment, or finds the one that is open; throws as every call to the provider does. Asked for without a reference and with
   * another address to lead back to, it opens another page: only the one that is on record may be shown to anybody.
   */
  open(payment: HostedStart, account: PaymentAccount): Promise<HostedPage>;
}

/** The provider did not answer, or not in time: nothing is known of the payment. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}

/** By its name: the provider is made by the server, and the pages have a class of their own (docs/decisions/0035). */
export const isPaymentsUnavailable = (error: unknown): boolean => error instanceof Error && error.name === 'PaymentsUnavailable';
