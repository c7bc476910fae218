import { EXAMPLE } from './comparison-example.ts';
import { repayment } from './repayment.ts';

export interface LoanFees {
  /** Charged once and added to the loan. */
  readonly once: number;
  readonly monthly: number;
}

const MONTHS = EXAMPLE.years * 12;

/**
 * The comparison rate in percent a year: the rate at which the monthly payments on the example loan, fees included, have a
 * present value equal to the money received (ledger K2, M14). Without fees it is the rate itself.
 */
export function comparisonRate(rate: number, { once, monthly }: LoanFees): number {
  if (!Number.isFinite(rate) || rate < 0 || (once <= 0 && monthly <= 0)) return rate;
  const loan = { principal: EXAMPLE.amount + once, rate, years: EXAMPLE.years, periods: 12, residual: 0 };
  const paid = repayment(loan) + monthly;
  // The present value falls as the rate rises, so bisect for the rate where it equals the loan; fees only ever raise it.
  let [low, high] = [rate / 1200, rate / 1200 + 0.01];
  while (worth(paid, high) > EXAMPLE.amount && high < 100) high *= 2;
  for (let round = 0; round < 60 && high - low > 1e-12; round += 1) {
    const middle = (low + high) / 2;
    if (worth(paid, middle) > EXAMPLE.amount) low = middle;
    else high = middle;
  }
  return (low + high) * 600;
}

/** The present value of a monthly payment over the example's term. */
const worth = (paid: number, perMonth: number): number =>
  perMonth < 1e-10 ? paid * MONTHS : (paid * (1 - (1 + perMonth) ** -MONTHS)) / perMonth;
