import type { LoanFees } from './comparison-rate.ts';
import type { Frequency } from './frequency.ts';
import type { Rounding } from './repayment.ts';

/** The bounds of a number, and the step of its slider. */
export interface Bound {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A lender's terms in one of the two calculators: the vehicle page's or the standalone one. */
export interface LenderTerms {
  readonly amount: Bound;
  readonly term: Bound;
  readonly interest: Bound;
  /** The terms to choose from; null for every step. */
  readonly years: readonly number[] | null;
  /** The establishment fee if the vehicle's own offer names none; null for none. */
  readonly establishmentFee: number | null;
}

/** A fee besides the establishment fee. */
export interface LenderFee {
  readonly label: string;
  readonly dollars: number;
  readonly due: 'once' | 'monthly';
}

/** A lender as data: everything that distinguishes it from another (ledger M1, M3, M4, M6). */
export interface Lender {
  readonly id: string;
  readonly name: string;
  /** What a vehicle needs for an estimate (ledger M1). */
  readonly rule: 'a' | 'b' | 'c' | 'd';
  /** The period of its estimates' payments. */
  readonly shows: Exclude<Frequency, 'fortnight'>;
  readonly detail: LenderTerms;
  readonly standalone: LenderTerms & { readonly rounding: Rounding };
  readonly term: number | null;
  readonly interest: number | null;
  readonly deposit: number | null;
  readonly fees: readonly LenderFee[];
  /** Whether its fees are listed under a calculator. */
  readonly listsFees: boolean;
  /** Its own comparison rate; null to calculate it from rate and fees. */
  readonly comparisonRate: number | null;
  readonly comparisonRange: { readonly from: number; readonly to: number } | null;
  /** Whether the range is shown whatever the disclaimer says. */
  readonly alwaysTellsRange: boolean;
  readonly disclaimer: string | null;
}

/** All fees of a loan, including this establishment fee. */
export function loanFees(fees: readonly LenderFee[], establishmentFee: number): LoanFees {
  const sum = (due: LenderFee['due']) => fees.filter((fee) => fee.due === due).reduce((total, { dollars }) => total + dollars, 0);
  return { once: establishmentFee + sum('once'), monthly: sum('monthly') };
}
