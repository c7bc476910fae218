import type { LoanResult } from './loan-calculator.ts';
import { balanceAfter } from './repayment.ts';

/** A year of a loan, or its last part-year: what was paid during it and what is owed after it. */
export interface LoanYear {
  /** Years since the start of the loan, at the end of this one. */
  readonly at: number;
  readonly interest: number;
  readonly principal: number;
  readonly owing: number;
}

/** A loan year by year: how much of each year's payments is interest, how much principal, and what is still owed. */
export function loanYears({ loan, exact }: Pick<LoanResult, 'loan' | 'exact'>): LoanYear[] {
  let before = loan.principal;
  return Array.from({ length: Math.ceil(loan.years) }, (_, year) => {
    const at = Math.min(year + 1, loan.years);
    const owing = balanceAfter(loan, exact, at * loan.periods);
    const principal = before - owing;
    before = owing;
    return { at, principal, owing, interest: exact * (at - year) * loan.periods - principal };
  });
}
