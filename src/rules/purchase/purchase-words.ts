import { exactDollars } from '../text/money-text.ts';
import { phoneText } from '../text/phone-text.ts';
import { abnText } from './abn.ts';
import { handoverDayText } from './handover-days.ts';
import type { BuyerDetails, DeliveryChoice, PayingChoice, PurchaseAnswers, TradeInChoice } from './purchase-answers.ts';
import { MOST_PURCHASES } from './purchase-limits.ts';
import type { PurchaseSum } from './purchase-sum.ts';

export const PURCHASE_NAME = 'Online Purchase';

/** For whoever wants to begin one more than one person keeps. */
export const enoughPurchasesText = (vehicleWord: string): string =>
  `You’ve already started to buy ${MOST_PURCHASES} ${vehicleWord}s. Please go on with one of them, or get in touch and we’ll help.`;

/** For whoever wants the link to what was begun elsewhere with the number that they have proved. */
export const BEGUN_ELSEWHERE =
  'This purchase was started on another device, so we can only send its link from there. Answer a step here first, and we’ll email you a link to your own.';

const money = (cents: number): string => exactDollars(cents / 100);

/** A row of a sum. */
export interface SumRow {
  readonly label: string;
  readonly cents: number;
  /** What stands in place of an amount that is not known yet. */
  readonly text?: string;
}

/** What a purchase costs and how it is paid, as rows that add up (ledger R3). */
export interface SumRows {
  readonly costs: readonly SumRow[];
  readonly totalCents: number;
  readonly payments: readonly SumRow[];
  /** The same as the total: what the payments come to. */
  readonly togetherCents: number;
  readonly notes: readonly string[];
}

interface Facts {
  /** 'Car, drive away' */
  readonly priceLabel: string;
  readonly priceCents: number;
  readonly answers: PurchaseAnswers;
  /** What delivering costs; null where it is not known. */
  readonly deliveryCents: number | null;
  readonly sum: PurchaseSum;
}

/** The rows of a purchase. A row appears once its step is answered. */
export function sumRows({ priceLabel, priceCents, answers, deliveryCents, sum }: Facts): SumRows {
  const { delivery, tradeIn, finance } = answers;
  const costs: SumRow[] = [{ label: priceLabel, cents: priceCents }];
  if (delivery !== undefined) costs.push(deliveryRow(delivery, deliveryCents));
  const payments: SumRow[] = [];
  if (tradeIn !== undefined && tradeIn.kind !== 'none') payments.push(tradeInRow(tradeIn, sum.tradeInCents));
  if (sum.loanCents > 0) payments.push({ label: 'Loan, if approved', cents: sum.loanCents });
  payments.push({ label: restLabel(finance, delivery), cents: sum.transferCents });
  payments.push({ label: 'Deposit today, refundable', cents: sum.depositCents });
  return {
    costs,
    totalCents: costs.reduce((total, { cents }) => total + cents, 0),
    payments: payments.filter(({ cents, text }) => cents > 0 || text !== undefined),
    togetherCents: payments.reduce((total, { cents }) => total + cents, 0),
    notes:
      sum.backCents > 0 ? [`Your trade-in is worth ${money(sum.backCents)} more than what’s left. We’ll pay that to you.`] : [],
  };
}

const deliveryRow = (delivery: DeliveryChoice, cents: number | null): SumRow => {
  if (delivery.kind === 'pick-up') return { label: 'Pick-up', cents: 0, text: 'Free' };
  const label = `Delivery to ${delivery.suburb} ${delivery.postcode}`;
  if (cents === null) return { label, cents: 0, text: 'to be quoted' };
  return cents === 0 ? { label, cents, text: 'Free' } : { label, cents };
};

const tradeInRow = (tradeIn: Exclude<TradeInChoice, { readonly kind: 'none' }>, cents: number): SumRow => ({
  label: `Your ${tradeIn.vehicle}`,
  cents,
  ...(cents === 0 ? { text: 'to be agreed' } : {}),
});

function restLabel(finance: PayingChoice | undefined, delivery: DeliveryChoice | undefined): string {
  if (finance === undefined) return 'Left to pay';
  if (finance.kind === 'own-loan') return 'A loan from your own bank';
  return delivery?.kind === 'pick-up' ? 'Bank transfer before pick-up' : 'Bank transfer before delivery';
}

/** 'Priya Raman · 0412 345 678 · priya@example.com' */
export const buyerText = ({ contact }: BuyerDetails): string =>
  [[contact.name, contact.last_name].join(' '), phoneText(contact.phone ?? ''), contact.email].join(' · ');

export const buyerNote = ({ buyer, abn }: BuyerDetails, state: string, vehicleWord: string): string =>
  buyer === 'business'
    ? `Bought by a business, ABN ${abnText(abn ?? '')}. The ${vehicleWord} will be registered in ${state}.`
    : `Licence checked when you sign. The ${vehicleWord} will be registered in your name in ${state}.`;

/** How the vehicle comes to its buyer: what stands first, and the rest. */
export function deliveryWords(delivery: DeliveryChoice, place: string): { readonly lead: string; readonly rest: string } {
  switch (delivery.kind) {
    case 'pick-up':
      return { lead: delivery.day === null ? 'Pick-up' : handoverDayText(delivery.day), rest: ` from ${place}` };
    case 'deliver':
      return {
        lead: delivery.day === null ? `Delivery, ${delivery.window}` : `${handoverDayText(delivery.day)}, ${delivery.window}`,
        rest: ` to ${addressText(delivery)}`,
      };
    case 'quote':
      return { lead: 'Delivery', rest: ` to ${addressText(delivery)}` };
  }
}

const addressText = ({ street, suburb, postcode }: Extract<DeliveryChoice, { readonly postcode: string }>): string =>
  `${street}, ${suburb} ${postcode}`;

/** What a shopper agreed to by paying the deposit of a purchase, as it was shown to them. */
export interface AgreedPurchase {
  readonly rows: SumRows;
  readonly terms: readonly string[];
  /** 'Sat 21 November, 9 am to 1 pm to 14 Kalinga Street, Caloundra 4551' */
  readonly delivery: string | null;
  /** '$65/wk based on sample 8.99% p.a. 10.82% p.a. comparison rate'; null without a loan. */
  readonly loan: string | null;
}

/** The same as a table: what it costs, the total, how it is paid, what is said of that, and how the vehicle comes to its buyer. */
export const agreedRows = ({
  rows,
  delivery,
  loan,
}: AgreedPurchase): readonly { readonly label: string; readonly value: string }[] => [
  ...rows.costs.map(rowText),
  { label: 'Total', value: money(rows.totalCents) },
  ...rows.payments.map(rowText),
  ...rows.notes.map((value) => ({ label: 'Note', value })),
  ...(loan === null ? [] : [{ label: 'Loan', value: loan }]),
  ...(delivery === null ? [] : [{ label: 'Handover', value: delivery }]),
];

const rowText = ({ label, cents, text }: SumRow) => ({ label, value: text ?? money(cents) });

/** What a shopper is told of a purchase before paying the deposit, and agrees to by paying. Stored as it was shown. */
export const purchaseTerms = (answers: PurchaseAnswers, vehicleWord: string): readonly string[] => [
  `Paying the deposit doesn’t sign anything. We’ll send you the contract with these figures, and you sign it or walk away.`,
  ...(answers.tradeIn?.kind === 'offer'
    ? ['The figure for your trade-in holds if it’s as you described it. We’ll look at it before you sign.']
    : []),
  ...(answers.tradeIn?.kind === 'later' ? ['Your trade-in is still to be agreed. It isn’t in these figures.'] : []),
  ...(answers.finance?.kind === 'loan'
    ? ['The loan is subject to the lender’s approval. If they say no, you owe nothing and you get your deposit back.']
    : []),
  ...(answers.delivery?.kind === 'quote' ? ['We’ll quote delivery before you sign. It isn’t in these figures.'] : []),
  `The ${vehicleWord} is handed over once it’s paid for.`,
];
