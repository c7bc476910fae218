import type { LenderData } from '../stock/vehicle.ts';
import type { Estimate } from './finance-estimate.ts';
import type { Frequency } from './frequency.ts';
import { type Bound, type Lender, type LenderTerms, loanFees } from './lender.ts';
import type { CalculatorTerms, LoanState } from './loan-calculator.ts';
import { clamped, nearestTerm } from './loan-number.ts';

/** A site's calculator switches; null leaves the value to the lender. */
export interface CalculatorInput {
  readonly financeInterest: number | null;
  readonly financeTermYears: number;
  readonly financeFrequency: Exclude<Frequency, 'fortnight'>;
  /** Dollars, or where they come from. */
  readonly financeAmount: 'standard' | 'price' | number;
  readonly financeMaxFollowsPrice: boolean;
  readonly financeRoundsUp: boolean;
  readonly financeBounds: Partial<Readonly<Record<'amountMin' | 'termMax' | 'interestMin' | 'interestMax', number | undefined>>>;
  readonly financeYears: readonly number[];
}

/** The part of a vehicle's own offer that changes its calculator. */
export type StartOffer = Pick<LenderData, 'interestRate' | 'comparisonRate' | 'deposit' | 'termMonths' | 'establishmentFees'>;

export interface CalculatorStart {
  readonly terms: CalculatorTerms;
  readonly state: LoanState;
}

const STANDARD_AMOUNT = 30_000;
const STANDALONE_TERM = 5;
/** How far above an expensive vehicle's price a loan may go (ledger M3). */
const ABOVE_PRICE = 1.05;

/**
 * The steps of a deposit or final payment: as fine as the ledger says in the standalone calculator, hundreds on a vehicle page.
 */
const SUM_STEPS = { standalone: 0.5, detail: 100 } as const;

/** A deposit or final payment can be up to the highest loan amount (ledger M4). */
const sumOf = ({ max }: Bound, step: number): Bound => ({ min: 0, max, step });

/** What a vehicle's calculator starts from: its price, its lender's offer and its estimate. */
export interface StartCar {
  readonly price: number | null;
  readonly offer: StartOffer | null;
  readonly estimate?: Estimate | null;
}

/**
 * The calculator of a vehicle page; null if there is nothing to borrow (ledger M3). If the vehicle has an estimate, the
 * calculator starts with its assumptions (M8).
 */
export function detailCalculator(lender: Lender, input: CalculatorInput, car: StartCar): CalculatorStart | null {
  const { offer, estimate = null } = car;
  const price = car.price ?? 0;
  const startAmount = estimate !== null && price > 0 ? price : siteAmount(input.financeAmount, price);
  if (!(startAmount > 0)) return null;
  const bounds = detailBounds(lender, input, price);
  const terms = termsOf(lender, lender.detail, offer, {
    bounds,
    years: input.financeYears.length > 0 ? input.financeYears : lender.detail.years,
    rounding: input.financeRoundsUp ? 'up' : 'nearest',
    isFeeLent: true,
    tellsBounds: false,
  });
  const offered = offer?.termMonths === null || offer?.termMonths === undefined ? null : offer.termMonths / 12;
  const start: CalculatorStart = {
    terms,
    state: {
      amount: clamped(startAmount, bounds.amount),
      term: nearestTerm(offered ?? lender.term ?? input.financeTermYears, bounds.term, terms.years),
      interest: startInterest(lender, input, offer, bounds.interest),
      tradeIn: 0,
      residual: 0,
      frequency: input.financeFrequency,
    },
  };
  return estimate === null ? start : startAt(start, estimate, startAmount);
}

/** The amount that a site's calculators start with, for a vehicle without an estimate (ledger M3). */
function siteAmount(amount: CalculatorInput['financeAmount'], price: number): number {
  if (amount === 'price') return price;
  return amount === 'standard' ? STANDARD_AMOUNT : amount;
}

/**
 * Starts a calculator with an estimate's assumptions, as far as its bounds allow; its comparison rate is the estimate's (ledger
 * M8).
 */
export function startAt({ terms, state }: CalculatorStart, estimate: Estimate, amount: number): CalculatorStart {
  const { bounds, years } = terms;
  return {
    terms: { ...terms, ownComparison: { rate: estimate.rate, comparison: estimate.comparison } },
    state: {
      ...state,
      amount: clamped(amount, bounds.amount),
      term: nearestTerm(estimate.years, bounds.term, years),
      interest: clamped(estimate.rate, bounds.interest),
      tradeIn: clamped(estimate.deposit, bounds.tradeIn),
    },
  };
}

/** The standalone calculator, optionally for a price (ledger M4). Its fee is paid on top of the loan, as M4.10 sums it up. */
export function standaloneCalculator(
  lender: Lender,
  input: Pick<CalculatorInput, 'financeInterest'>,
  car: { readonly price: number | null; readonly offer: StartOffer | null },
): CalculatorStart {
  const { offer, price } = car;
  const { amount, term, interest, years, rounding } = lender.standalone;
  const sum = sumOf(amount, SUM_STEPS.standalone);
  const bounds = { amount, term, interest, tradeIn: sum, residual: sum };
  return {
    terms: termsOf(lender, lender.standalone, offer, { bounds, years, rounding, isFeeLent: false, tellsBounds: true }),
    state: {
      amount: clamped(price !== null && price > 0 ? price : STANDARD_AMOUNT, amount),
      term: nearestTerm(STANDALONE_TERM, term, years),
      interest: startInterest(lender, input, offer, interest),
      tradeIn: clamped(offer?.deposit ?? lender.deposit ?? 0, sum),
      residual: 0,
      frequency: 'week',
    },
  };
}

function detailBounds(lender: Lender, input: CalculatorInput, price: number): CalculatorTerms['bounds'] {
  const { amount, term, interest } = lender.detail;
  const { amountMin, termMax, interestMin, interestMax } = input.financeBounds;
  const followsPrice = input.financeMaxFollowsPrice && price > amount.max;
  const borrowed = { ...amount, min: amountMin ?? amount.min, max: followsPrice ? Math.round(price * ABOVE_PRICE) : amount.max };
  const sum = sumOf(borrowed, SUM_STEPS.detail);
  return {
    amount: borrowed,
    term: { ...term, max: termMax ?? term.max },
    interest: { ...interest, min: interestMin ?? interest.min, max: interestMax ?? interest.max },
    tradeIn: sum,
    residual: sum,
  };
}

function termsOf(
  { fees, interest, comparisonRate: own }: Lender,
  { establishmentFee }: LenderTerms,
  offer: StartOffer | null,
  rest: Pick<CalculatorTerms, 'bounds' | 'years' | 'rounding' | 'isFeeLent' | 'tellsBounds'>,
): CalculatorTerms {
  const fee = offer?.establishmentFees ?? establishmentFee ?? 0;
  const ofOffer = pair(offer?.interestRate, offer?.comparisonRate);
  return { ...rest, establishmentFee: fee, fees: loanFees(fees, fee), ownComparison: ofOffer ?? pair(interest, own) };
}

const pair = (rate: number | null | undefined, comparison: number | null | undefined): CalculatorTerms['ownComparison'] =>
  rate === null || rate === undefined || comparison === null || comparison === undefined ? null : { rate, comparison };

/** The site's rate, or else the vehicle offer's, or else the lender's; if none is set, the lowest possible. */
const startInterest = (
  lender: Lender,
  { financeInterest }: Pick<CalculatorInput, 'financeInterest'>,
  offer: StartOffer | null,
  bound: Bound,
): number => clamped(financeInterest ?? offer?.interestRate ?? lender.interest ?? bound.min, bound);
