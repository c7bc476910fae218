/** What an invoice asks for and what was paid of it. Money in cents, times in milliseconds since 1970. */
export interface InvoiceFacts {
  readonly totalCents: number;
  /** What was paid towards it and is not given back. */
  readonly paidCents: number;
  readonly isCancelled: boolean;
}

/** What is left to pay: nothing of a cancelled invoice, and never less than nothing. */
export const balanceCents = ({ totalCents, paidCents, isCancelled }: InvoiceFacts): number =>
  isCancelled ? 0 : Math.max(0, totalCents - paidCents);

/** An invoice as the person it is made out to sees it. */
export interface OwnInvoice extends InvoiceFacts {
  readonly id: string;
  /** As the dealer writes it: 'INV-10482'. */
  readonly number: string;
  /** '2021 Kia Seltos service' */
  readonly purpose: string;
  /** '2026-11-30'; null without a date. */
  readonly dueOn: string | null;
  /** When the last of it was paid; null if nothing was. */
  readonly paidAt: number | null;
  /** The newest payment that is the asker's own, for its receipt. */
  readonly receiptId: string | null;
}

/** An invoice as a dealer's file has it. */
export interface NewInvoice {
  readonly number: string;
  readonly numberKey: string;
  readonly purpose: string;
  readonly totalCents: number;
  readonly name: string | null;
  readonly email: string | null;
  /** In E.164 form. */
  readonly phone: string | null;
  readonly stocknum: string | null;
  readonly dueOn: string | null;
}
