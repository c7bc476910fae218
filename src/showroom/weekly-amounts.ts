import { carEstimate, type EstimateGiven, weeklyPayment } from '#src/rules/finance/finance-estimate.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { wordAt } from './columns.ts';
import { offerAt } from './offer-column.ts';
import type { Shelf } from './shelf.ts';

/**
 * What each vehicle of a shelf costs by the week on a site, by the estimate that its card and page show; NaN where they show none (ledger S3, M8).
 * One pass over the rows, and no card is opened.
 */
export function weeklyAmounts(shelf: Shelf, lender: Lender | null, given: EstimateGiven): Float64Array {
  const amounts = new Float64Array(shelf.count).fill(Number.NaN);
  const column = shelf.offers.lenders.find((one) => one.lender === lender?.id);
  const { price, year, make, status } = { ...shelf.numbers, ...shelf.words };
  let at = 0;
  for (let row = 0; row < shelf.count; row += 1) {
    const hasOffer = column?.rows[at] === row;
    const quoted = shelf.offers.quotes[row] ?? Number.NaN;
    if (hasOffer || !Number.isNaN(quoted)) {
      const dollars = price[row] ?? Number.NaN;
      const estimate = carEstimate(
        {
          year: Number(wordAt(year, row)),
          make: wordAt(make, row),
          price: Number.isNaN(dollars) ? null : dollars,
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
