import { isPrice } from '../price/price-display.ts';
import type { LenderData } from '../stock/vehicle.ts';
import { EXAMPLE } from './comparison-rate.ts';
import { canBeFinanced, type FinancedCar, type FinanceInput, hasEstimate, type LenderOffer } from './finance-eligibility.ts';
import { type Quote, readQuote } from './finance-quote.ts';
import { FREQUENCIES } from './frequency.ts';
import type { Lender } from './lender.ts';
import { isNamed } from './loan-calculator.ts';
import { repayment } from './repayment.ts';

/** What a vehicle costs each week or month, at which rate, the rate to compare it by, and what that assumes. */
export interface Estimate {
  /** In whole dollars. */
  readonly payment: number;
  readonly period: Lender['shows'];
  readonly rate: number;
  readonly comparison: number;
  readonly years: number;
  readonly deposit: number;
  /** The establishment fee that was worked into it; 0 where there is none, or the payment is the lender's own. */
  readonly fee: number;
  /** Whose figure the payment is: a lender's quote for this very vehicle, the lender's offer, or worked out here from the rate. */
  readonly source: 'quote' | 'offer' | 'rate';
}

/** The offer an estimate is made from. */
export type EstimateOffer = LenderOffer & Partial<Pick<LenderData, 'deposit' | 'establishmentFees' | 'termMonths'>>;

/** As much of a vehicle as its estimate needs. */
export interface EstimatedCar extends FinancedCar {
  readonly youxQuote: Readonly<Record<string, unknown>> | null;
  readonly lenders: readonly (EstimateOffer & Pick<LenderData, 'lender'>)[];
}

/** A site's switches that bear on an estimate; a dealership's own stand over the site's. */
export interface EstimateInput extends FinanceInput {
  readonly financeEnabled: boolean;
  readonly financeQuotes: boolean;
  /** The rates an estimate reads in place of the lender's; null for the lender's. */
  readonly financeSampleRates: { readonly rate: number; readonly comparison: number } | null;
}

type EstimateLender = Pick<Lender, 'id' | 'rule' | 'shows'>;

/**
 * The one estimate of a vehicle on a site, which everything that names a repayment shows (ledger M8); null where none may be shown (M1, P11).
 * A quote for this very vehicle comes before the lender's sample.
 */
export function carEstimate(car: EstimatedCar, lender: EstimateLender | null, given: EstimateInput): Estimate | null {
  if (!given.financeEnabled) return null;
  const quote = given.financeQuotes && canBeQuoted(car, given) ? readQuote(car.youxQuote) : null;
  if (quote !== null) return quoteEstimate(quote);
  return lender === null ? null : financeEstimate(car, offerOf(car, lender), lender, given);
}

/** Whether a quote may be shown or asked for: the exclusions of make and dealership hold for it too, no lender's own rule does. */
export const canBeQuoted = (car: FinancedCar, given: FinanceInput): boolean => canBeFinanced(car, null, 'b', given);

/** A lender's quote in the place of an estimate: it is always over 5 years (ledger M8). */
export const quoteEstimate = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: Quote): Estimate => ({
  payment: Math.round(weeklyRepaymentAmount),
  period: 'week',
  rate: advertisedRate,
  comparison: comparisonRate,
  years: EXAMPLE.years,
  deposit: 0,
  fee: 0,
  source: 'quote',
});

/** A lender's offer for a vehicle; null where it made none. */
export const offerOf = <Offer extends Pick<LenderData, 'lender'>>(
  { lenders }: { readonly lenders: readonly Offer[] },
  lender: Pick<Lender, 'id'> | null,
): Offer | null => lenders.find((offer) => offer.lender === lender?.id) ?? null;

/**
 * The estimate by a lender's offer, or null where none may be shown (ledger M1, M14). The payment is the lender's own; where it names none, or
 * the site names the rates, it follows from the price over 5 years.
 */
export function financeEstimate(
  car: FinancedCar,
  offer: EstimateOffer | null,
  lender: Pick<Lender, 'rule' | 'shows'>,
  given: EstimateInput,
): Estimate | null {
  if (!hasEstimate(car, offer, lender.rule, given)) return null;
  const sample = given.financeSampleRates;
  const rates = sample ?? { rate: offer.interestRate, comparison: offer.comparisonRate };
  const own = sample === null ? (lender.shows === 'week' ? offer.paymentWeek : offer.paymentMonth) : null;
  const deposit = sample === null ? Math.max(0, offer.deposit ?? 0) : 0;
  const fee = sample === null ? (offer.establishmentFees ?? 0) : 0;
  const principal = (isPrice(car.price) ? car.price : 0) + fee - deposit;
  const { periods } = FREQUENCIES[lender.shows];
  const payment = own ?? repayment({ principal, rate: rates.rate, years: EXAMPLE.years, periods, residual: 0 });
  const years = own === null || offer.termMonths == null ? EXAMPLE.years : offer.termMonths / 12;
  // A payment too small to be named would stand as words where an estimate belongs: then there is none.
  if (!isNamed(payment)) return null;
  const made = own === null ? ({ fee, source: 'rate' } as const) : ({ fee: 0, source: 'offer' } as const);
  return { payment: Math.round(payment), period: lender.shows, ...rates, years, deposit, ...made };
}

/** What an estimate comes to by the week, in whole dollars: what weekly bands are made of (ledger S3). */
export const weeklyPayment = ({ payment, period }: Estimate): number =>
  period === 'week' ? payment : Math.round((payment * FREQUENCIES[period].periods) / FREQUENCIES.week.periods);
