import { carEstimate, type EstimateInput, weeklyPayment } from '#src/rules/finance/finance-estimate.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { type PriceInput, showsRepayment } from '#src/rules/price/price-display.ts';
import { wordAt } from './columns.ts';
import { offerAt } from './offer-column.ts';
import type { Shelf } from './shelf.ts';

/**
 * What each vehicle of a shelf costs by the week on a site, by the estimate that its card shows; NaN where it names another price by the week, or none (ledger S3, M8).
 * One pass over the rows, and no card is opened.
 */
export function weeklyAmounts(shelf: Shelf, lender: Lender | null, given: EstimateInput & PriceInput): Float64Array {
  const amounts = new Float64Array(shelf.count).fill(Number.NaN);
  const column = shelf.offers.lenders.find((one) => one.lender === lender?.id);
  const { price, subscription_price: subscription, year, make, status } = { ...shelf.numbers, ...shelf.words };
  let at = 0;
  for (let row = 0; row < shelf.count; row += 1) {
    const hasOffer = column?.rows[at] === row;
    const quoted = shelf.offers.quotes[row] ?? Number.NaN;
    const prices = { price: amountAt(price, row), subscriptionPrice: amountAt(subscription, row) };
    if ((hasOffer || !Number.isNaN(quoted)) && showsRepayment(prices, given)) {
      const estimate = carEstimate(
        {
          year: Number(wordAt(year, row)),
          make: wordAt(make, row),
          price: prices.price,
          status: wordAt(status, row),
          sold: shelf.soldMarks[row] === 1,
          // The rates of a quote do not change what it comes to by the week.
          youxQuote: Number.isNaN(quoted) ? null : { weeklyRepaymentAmount: quoted, comparisonRate: 1, advertisedRate: 1 },
          lenders: hasOffer ? [offerAt(column, at)] : [],
        },
        lender,
        given,
      );
      if (estimate !== null) amounts[row] = weeklyPayment(estimate);
    }
    if (hasOffer) at += 1;
  }
  return amounts;
}

function amountAt(column: Float64Array, row: number): number | null {
  const amount = column[row] ?? Number.NaN;
  return Number.isNaN(amount) ? null : amount;
}
