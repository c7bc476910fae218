import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparisonRate } from '#src/rules/finance/comparison-rate.ts';
import { loanFees } from '#src/rules/finance/lender.ts';
import { repayment } from '#src/rules/finance/repayment.ts';
import { lendersSchema } from '#src/site/files/lenders-file.ts';

const FILE = path.join(import.meta.dirname, '..', '..', 'sites', 'lenders.json');
const LENDERS = new Map(lendersSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).map((lender) => [lender.id, lender]));
const DISCLAIMER =
  'Comparison rate is based on a 5-year secured loan of $30,000. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

interface Loan {
  readonly price: number;
  /** The lender's id in lenders.json. */
  readonly lender: string;
  readonly months: number;
  /** False for the one lender that never gives its comparison rate. */
  readonly hasComparison: boolean;
}

/**
 * A fictional lender's offer for a vehicle: the sample data behind an estimate (ledger M1). Its fee is paid on top of the loan, so that the
 * repayment is the same on every page.
 */
export function lenderOffer({ price, lender: id, months, hasComparison }: Loan) {
  const lender = LENDERS.get(id);
  if (lender === undefined) throw new Error(`There is no lender "${id}".`);
  const rate = lender.interest ?? 0;
  const fee = lender.standalone.establishmentFee ?? 0;
  const paid = (periods: number) => repayment({ principal: price, rate, years: months / 12, periods, residual: 0 });
  return {
    interestRate: rate,
    comparisonRate: hasComparison ? cents(comparisonRate(rate, loanFees(lender.fees, fee))) : null,
    paymentWeek: cents(paid(52)),
    paymentMonth: cents(paid(12)),
    deposit: 0,
    termMonths: months,
    termYears: months / 12,
    balloon: 0,
    totalPayable: cents(paid(12) * months),
    // A calculator would add it to the loan of a vehicle's page.
    establishmentFees: 0,
    financeProvider: lender.name,
    // A lender's own texts are in its row, once.
    disclaimer: lender.disclaimer === null ? DISCLAIMER : null,
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
