/** A loan as a lender would write it down. */
export interface Loan {
  /** What is lent, fees included, in dollars. */
  readonly principal: number;
  /** Percent a year. */
  readonly rate: number;
  readonly years: number;
  /** Payments a year. */
  readonly periods: number;
  /** What is left to pay in one sum at the end. */
  readonly residual: number;
}

/** What is paid each period so that exactly the residual is owed at the end; nothing where nothing is lent (ledger M3, M4). */
export function repayment({ principal, rate, years, periods, residual }: Loan): number {
  const payments = years * periods;
  if (!(payments > 0) || !(principal > 0)) return 0;
  const perPeriod = rate / 100 / periods;
  // Below this the powers say nothing but rounding errors, and interest is less than a cent.
  const paid =
    Math.abs(perPeriod) < 1e-10
      ? (principal - residual) / payments
      : (principal - residual * (1 + perPeriod) ** -payments) * (perPeriod / (1 - (1 + perPeriod) ** -payments));
  return Number.isFinite(paid) ? Math.max(0, paid) : 0;
}

/** What is owed after so many payments of so much. */
export function balanceAfter({ principal, rate, periods }: Loan, paid: number, payments: number): number {
  const perPeriod = rate / 100 / periods;
  if (Math.abs(perPeriod) < 1e-10) return principal - paid * payments;
  const growth = (1 + perPeriod) ** payments;
  return principal * growth - (paid * (growth - 1)) / perPeriod;
}

/** How a repayment becomes whole dollars: up, or to the nearest with halves up (ledger M3, M4). */
export type Rounding = 'up' | 'nearest';

/** A repayment in whole dollars. A hair above a dollar is that dollar: it is the arithmetic's, not the lender's. */
export const roundedRepayment = (paid: number, rounding: Rounding): number =>
  rounding === 'up' ? Math.max(0, Math.ceil(paid - 1e-9)) : Math.floor(paid + 0.5 + 1e-9);
