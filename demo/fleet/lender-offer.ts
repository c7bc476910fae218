const FEE = 499;
const RATE = 8.99;
const COMPARISON = 9.87;
const DISCLAIMER =
  'Sample figures for a demonstration. Comparison rate is based on a 5-year secured loan of $30,000. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

interface Loan {
  readonly price: number;
  readonly provider: string;
  readonly months: number;
  /** Off for the one lender who never told its comparison rate. */
  readonly hasComparison: boolean;
}

/** What a made-up lender would ask for a vehicle, fee included: the sample data behind an estimate (ledger M1). */
export function lenderOffer({ price, provider, months, hasComparison }: Loan) {
  const monthly = RATE / 1200;
  const payment = ((price + FEE) * monthly) / (1 - (1 + monthly) ** -months);
  return {
    interestRate: RATE,
    comparisonRate: hasComparison ? COMPARISON : null,
    paymentWeek: cents((payment * 12) / 52),
    paymentMonth: cents(payment),
    deposit: 0,
    termMonths: months,
    termYears: months / 12,
    balloon: 0,
    totalPayable: cents(payment * months),
    establishmentFees: FEE,
    financeProvider: `${provider} (sample)`,
    disclaimer: DISCLAIMER,
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
