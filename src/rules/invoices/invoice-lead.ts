import type { PlannedDelivery } from '../leads/planned-deliveries.ts';
import { exactDollars } from '../text/money-text.ts';

/** The form and the category of the lead that a payment is for its dealer. No visitor can send it as a form. */
export const PAYMENT_FORM = 'online-payment';
export const PAYMENT_CATEGORY = 'Online Payment';

/** What the lead is made of, prepared before the payment is started, so that whoever learns of it can write the lead. */
export interface PaymentLead {
  readonly fields: Readonly<Record<string, string>>;
  readonly planned: readonly PlannedDelivery[];
  /** The vehicle of the stock number that was typed, and whose it is; null if it is none. */
  readonly vehicleId: number | null;
  readonly dealershipId: number | null;
  readonly locationId: number | null;
}

interface Input {
  /** The payment's own number. */
  readonly number: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly surchargeCents: number;
  /** Whether it counts towards an invoice that the site knows. */
  readonly counts: boolean;
  /** What is left to pay of that invoice then. */
  readonly leftCents: number | null;
}

const PAYMENT_STATUS = { paid: 'Paid', refunded: 'Refunded' } as const;

const dollars = (cents: number): string => exactDollars(cents / 100);

/** What the lead's fields say of the payment. */
export const paymentFields = (input: Input): Record<string, string> => ({
  payment: input.number,
  paid_towards: input.reference,
  amount: dollars(input.amountCents),
  ...(input.surchargeCents === 0 ? {} : { surcharge: dollars(input.surchargeCents) }),
  payment_status: PAYMENT_STATUS.paid,
  matched: input.counts ? 'Yes, with that invoice' : 'No: please match it by hand',
  ...(input.counts && input.leftCents !== null ? { left_to_pay: dollars(input.leftCents) } : {}),
});

/** What the lead's fields say once somebody has matched the payment with an invoice by hand. */
export const matchedFields = ({ invoice, leftCents }: { readonly invoice: string; readonly leftCents: number }) => ({
  matched: `Yes, by hand, with ${invoice}`,
  left_to_pay: dollars(leftCents),
});

/** What the lead's fields say once the payment was given back: it counts towards nothing. */
export const refundedFields = (): Record<string, string> => ({
  payment_status: PAYMENT_STATUS.refunded,
  matched: 'No: it was refunded',
  left_to_pay: '',
});

/** What the dealer's subject line begins with when a payment is no longer news: 'Refunded'. */
export const paymentNews = (status: string): string | null => (status === '' || status === PAYMENT_STATUS.paid ? null : status);
