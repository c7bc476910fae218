import { carEstimate, type EstimateInput, weeklyPayment } from '#src/rules/finance/finance-estimate.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { type PriceInput, showsRepayment } from '#src/rules/price/price-display.ts';
import { wordAt } from './columns.ts';
import { offerAt } from './offer-column.ts';
import type { Shelf } from './shelf.ts';

/**
 * The weekly payment for each vehicle of a shelf, by the estimate that its card shows; NaN when the card shows another weekly price, or none
 * (ledger S3, M8). One pass over the rows; no card is unpacked.
 */
export function weeklyAmounts(shelf: Shelf, lender: Lender | null, input: EstimateInput & PriceInput): Float64Array {
  const amounts = new Float64Array(shelf.count).fill(Number.NaN);
  const column = shelf.offers.lenders.find((one) => one.lender === lender?.id);
  const { price, subscription_price: subscription, year, make, status } = { ...shelf.numbers, ...shelf.words };
  let at = 0;
  for (let row = 0; row < shelf.count; row += 1) {
    const hasOffer = column?.rows[at] === row;
    const quoted = shelf.offers.quotes[row] ?? Number.NaN;
    const prices = { price: amountAt(price, row), subscriptionPrice: amountAt(subscription, row) };
    if ((hasOffer || !Number.isNaN(quoted)) && showsRepayment(prices, input)) {
      const estimate = carEstimate(
        {
          year: Number(wordAt(year, row)),
          make: wordAt(make, row),
          price: prices.price,
          status: wordAt(status, row),
          sold: shelf.soldMarks[row] === 1,
          // The rates of a quote do not change its weekly payment.
          youxQuote: Number.isNaN(quoted) ? null : { weeklyRepaymentAmount: quoted, comparisonRate: 1, advertisedRate: 1 },
          lenders: hasOffer ? [offerAt(column, at)] : [],
        },
        lender,
        input,
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
