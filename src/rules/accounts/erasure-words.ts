import { HOLD_MINUTES } from '../reservations/due-event.ts';

/** What a dealer keeps of a shopper whose data is erased, mostly because the law says so. */
export interface KeptRecord {
  /** What the address of the page that says goodbye calls it. */
  readonly name: string;
  /** 'the receipt for your reservation' */
  readonly what: string;
  /** 'seven years' */
  readonly time: string;
}

/** Kept of a shopper who has paid a deposit, whether or not it was given back. */
export const RESERVATION_RECEIPT: KeptRecord = { name: 'receipt', what: 'the receipt for your reservation', time: 'seven years' };

/** Kept of a shopper who has paid towards an invoice, whether or not it was given back. */
export const INVOICE_RECEIPT: KeptRecord = { name: 'payments', what: 'the receipts for your payments', time: 'seven years' };

/** Kept of a shopper whom an invoice is made out to: it is the dealer's own. */
export const OPEN_INVOICE: KeptRecord = { name: 'invoices', what: 'the invoices made out to you', time: 'seven years' };

/** Kept of a shopper who has spun a prize wheel that still turns: nobody has two turns. */
export const PRIZE_TURN: KeptRecord = {
  name: 'turn',
  what: 'a note that your number has had its turn at the prize wheel',
  time: 'as long as the wheel runs',
};

export const KEPT_RECORDS: readonly KeptRecord[] = [RESERVATION_RECEIPT, INVOICE_RECEIPT, OPEN_INVOICE, PRIZE_TURN];

/** Why nothing is erased while a vehicle is kept for the shopper, and what to do. What is not paid for yet ends by itself. */
export const RESERVED_TEXTS = {
  paid: 'You have an active reservation. Cancel it or use it first, then erase your data.',
  held: `You’re in the middle of a reservation. Finish it, or let the ${HOLD_MINUTES} minutes run out, then erase your data.`,
} as const;

/** What a shopper calls the steps of a purchase that they have answered. */
export const SAVED_ANSWERS = 'saved answers';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What a shopper reads before everything is erased: what goes, and what is kept for how long (ledger A12). */
export const erasureWords = (erased: readonly string[], kept: readonly KeptRecord[]): string =>
  [
    `Your ${list.format(erased)} will be erased now, and can’t be recovered.`,
    ...kept.map(({ what, time }) => `We have to keep ${what} for ${time}.`),
  ].join(' ');

/** What of a shopper is kept after everything else was erased, for the page that says goodbye. */
export const keptWords = (kept: readonly KeptRecord[]): string =>
  kept.length === 0
    ? 'We no longer hold anything about you.'
    : `All we still hold is ${list.format(kept.map(({ what, time }) => `${what}, for ${time}`))}.`;
