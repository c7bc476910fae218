export interface Loan {
  /** The amount borrowed in dollars, fees included. */
  readonly principal: number;
  /** Percent a year. */
  readonly rate: number;
  readonly years: number;
  /** Payments a year. */
  readonly periods: number;
  /** Paid in one sum at the end. */
  readonly residual: number;
}

/** The payment per period that leaves exactly the residual at the end; 0 if nothing is borrowed (ledger M3, M4). */
export function repayment({ principal, rate, years, periods, residual }: Loan): number {
  const payments = years * periods;
  if (!(payments > 0) || !(principal > 0)) return 0;
  const perPeriod = rate / 100 / periods;
  // Below this the powers are only rounding errors, and interest is less than a cent.
  const paid =
    Math.abs(perPeriod) < 1e-10
      ? (principal - residual) / payments
      : (principal - residual * (1 + perPeriod) ** -payments) * (perPeriod / (1 - (1 + perPeriod) ** -payments));
  return Number.isFinite(paid) ? Math.max(0, paid) : 0;
}

/** The balance after a number of payments. */
export function balanceAfter({ principal, rate, periods }: Loan, paid: number, payments: number): number {
  const perPeriod = rate / 100 / periods;
  if (Math.abs(perPeriod) < 1e-10) return principal - paid * payments;
  const growth = (1 + perPeriod) ** payments;
  return principal * growth - (paid * (growth - 1)) / perPeriod;
}

/** How a repayment is rounded to whole dollars: up, or to the nearest with halves up (ledger M3, M4). */
export type Rounding = 'up' | 'nearest';

/** A repayment in whole dollars. A tiny excess over a dollar is a floating-point error and is ignored. */
export const roundedRepayment = (paid: number, rounding: Rounding): number =>
  rounding === 'up' ? Math.max(0, Math.ceil(paid - 1e-9)) : Math.floor(paid + 0.5 + 1e-9);

/** A repayment of this or less is not shown (ledger M5). */
const LEAST_NAMED = 25;

/**
 * Whether a repayment, rounded to whole dollars, is large enough to be shown; below that the shopper is invited to enquire
 * (ledger M5).
 */
export const isNamed = (paid: number): boolean => Math.round(paid) > LEAST_NAMED;
