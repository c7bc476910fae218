import { repayment } from './repayment.ts';

/** The loan that comparison rates speak of: secured, $30,000 over 5 years (ledger M14). */
export const EXAMPLE = { amount: 30_000, years: 5 } as const;

/** What a loan costs besides its interest. */
export interface LoanFees {
  /** Paid once and lent with the rest. */
  readonly once: number;
  readonly monthly: number;
}

const MONTHS = EXAMPLE.years * 12;

/**
 * The comparison rate, in percent a year: the rate at which the example's money in hand is worth just what is paid back for it each month, fees
 * included (ledger K2, M14). With no fees it is the rate itself.
 */
export function comparisonRate(rate: number, { once, monthly }: LoanFees): number {
  if (!Number.isFinite(rate) || rate < 0 || (once <= 0 && monthly <= 0)) return rate;
  const loan = { principal: EXAMPLE.amount + once, rate, years: EXAMPLE.years, periods: 12, residual: 0 };
  const paid = repayment(loan) + monthly;
  // The present value falls as the rate rises, so the answer lies where it crosses what was lent; fees only ever raise it.
  let [low, high] = [rate / 1200, rate / 1200 + 0.01];
  while (worth(paid, high) > EXAMPLE.amount && high < 100) high *= 2;
  for (let round = 0; round < 60 && high - low > 1e-12; round += 1) {
    const middle = (low + high) / 2;
    if (worth(paid, middle) > EXAMPLE.amount) low = middle;
    else high = middle;
  }
  return (low + high) * 600;
}

/** What a payment each month for the example's term is worth today. */
const worth = (paid: number, perMonth: number): number =>
  perMonth < 1e-10 ? paid * MONTHS : (paid * (1 - (1 + perMonth) ** -MONTHS)) / perMonth;
