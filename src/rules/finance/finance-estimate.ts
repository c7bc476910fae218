import { isPrice } from '../price/price-display.ts';
import type { LenderData } from '../stock/vehicle.ts';
import { EXAMPLE } from './comparison-example.ts';
import { canBeFinanced, type FinancedCar, type FinanceInput, hasEstimate, type LenderOffer } from './finance-eligibility.ts';
import { type Quote, readQuote } from './finance-quote.ts';
import { FREQUENCIES } from './frequency.ts';
import type { Lender } from './lender.ts';
import { isNamed, repayment, roundedRepayment } from './repayment.ts';

/** A vehicle's repayment per week or month with its rate, comparison rate and assumptions. */
export interface Estimate {
  /** In whole dollars. */
  readonly payment: number;
  readonly period: Lender['shows'];
  readonly rate: number;
  readonly comparison: number;
  readonly years: number;
  readonly deposit: number;
  /** The establishment fee included in the payment; 0 if there is none or the payment is the lender's own. */
  readonly fee: number;
  /** Where the payment comes from: the lender's quote for this vehicle, the lender's offer, or calculated here from the rate. */
  readonly source: 'quote' | 'offer' | 'rate';
}

export type EstimateOffer = LenderOffer & Partial<Pick<LenderData, 'deposit' | 'establishmentFees' | 'termMonths'>>;

export interface EstimatedCar extends FinancedCar {
  readonly youxQuote: Readonly<Record<string, unknown>> | null;
  readonly lenders: readonly (EstimateOffer & Pick<LenderData, 'lender'>)[];
}

/** The switches that affect an estimate; a dealership's override its site's. */
export interface EstimateInput extends FinanceInput {
  readonly financeEnabled: boolean;
  readonly financeQuotes: boolean;
  /** Whether a repayment is rounded up to the next dollar, as the vehicle's calculator does. */
  readonly financeRoundsUp?: boolean;
  /** Rates that replace the lender's; null to use the lender's. */
  readonly financeSampleRates: { readonly rate: number; readonly comparison: number } | null;
}

type EstimateLender = Pick<Lender, 'id' | 'rule' | 'shows'>;

/**
 * The one estimate of a vehicle on a site, shown wherever a repayment is mentioned (ledger M8); null if none may be shown (M1,
 * P11). A quote for this vehicle takes precedence over the lender's offer.
 */
export function carEstimate(car: EstimatedCar, lender: EstimateLender | null, input: EstimateInput): Estimate | null {
  if (!input.financeEnabled) return null;
  const quote = input.financeQuotes && canBeQuoted(car, input) ? readQuote(car.youxQuote) : null;
  if (quote !== null) return quoteEstimate(quote);
  return lender === null ? null : financeEstimate(car, offerOf(car, lender), lender, input);
}

/** Whether a quote may be shown or requested: the exclusions of makes and dealerships apply, lenders' rules do not. */
export const canBeQuoted = (car: FinancedCar, input: FinanceInput): boolean => canBeFinanced(car, null, 'b', input);

/** A lender's quote as an estimate; quotes are always over 5 years (ledger M8). */
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

/** A lender's offer for a vehicle; null if it made none. */
export const offerOf = <Offer extends Pick<LenderData, 'lender'>>(
  { lenders }: { readonly lenders: readonly Offer[] },
  lender: Pick<Lender, 'id'> | null,
): Offer | null => lenders.find((offer) => offer.lender === lender?.id) ?? null;

/**
 * The estimate from a lender's offer, or null if none may be shown (ledger M1, M14). The payment is the lender's own; if it names
 * none, or the site sets the rates, it is calculated from the price over 5 years.
 */
export function financeEstimate(
  car: FinancedCar,
  offer: EstimateOffer | null,
  lender: Pick<Lender, 'rule' | 'shows'>,
  input: EstimateInput,
): Estimate | null {
  if (!hasEstimate(car, offer, lender.rule, input)) return null;
  const sample = input.financeSampleRates;
  const rates = sample ?? { rate: offer.interestRate, comparison: offer.comparisonRate };
  const own = sample === null ? (lender.shows === 'week' ? offer.paymentWeek : offer.paymentMonth) : null;
  const deposit = sample === null ? Math.max(0, offer.deposit ?? 0) : 0;
  const fee = sample === null ? (offer.establishmentFees ?? 0) : 0;
  const principal = (isPrice(car.price) ? car.price : 0) + fee - deposit;
  const { periods } = FREQUENCIES[lender.shows];
  const payment = own ?? repayment({ principal, rate: rates.rate, years: EXAMPLE.years, periods, residual: 0 });
  const years = own === null || offer.termMonths == null ? EXAMPLE.years : offer.termMonths / 12;
  // A payment too small to be shown would appear as words in place of an estimate.
  if (!isNamed(payment)) return null;
  const made = own === null ? ({ fee, source: 'rate' } as const) : ({ fee: 0, source: 'offer' } as const);
  return {
    payment: roundedRepayment(payment, input.financeRoundsUp ? 'up' : 'nearest'),
    period: lender.shows,
    ...rates,
    years,
    deposit,
    ...made,
  };
}

/** An estimate's weekly payment in whole dollars, which the weekly price ranges are made of (ledger S3). */
export const weeklyPayment = ({ payment, period }: Estimate): number =>
  period === 'week' ? payment : Math.round((payment * FREQUENCIES[period].periods) / FREQUENCIES.week.periods);
