import type { EstimateOffer } from '#src/rules/finance/finance-estimate.ts';
import { readQuote } from '#src/rules/finance/finance-quote.ts';
import type { LenderData, Vehicle } from '#src/rules/stock/vehicle.ts';

/** The figures of an offer that an estimate is made from, in the order of the column; NaN when the offer has none. */
const FIGURES = [
  'interestRate',
  'comparisonRate',
  'paymentWeek',
  'paymentMonth',
  'deposit',
  'termMonths',
  'establishmentFees',
] as const satisfies readonly (keyof LenderData)[];

/** One lender's offers on a shelf: these figures for each row that has an offer. */
export interface OfferColumn {
  readonly lender: string;
  /** Ascending. */
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly figures: Float64Array<ArrayBuffer>;
}

/** What a site computes its estimates from, without unpacking a card. */
export interface ShelfOffers {
  readonly lenders: readonly OfferColumn[];
  /** The weekly payment quoted for each row; NaN for none. */
  readonly quotes: Float64Array<ArrayBuffer>;
}

export class OfferCollector {
  readonly #lenders = new Map<string, { readonly rows: number[]; readonly figures: number[] }>();
  readonly #quotes: number[] = [];

  add(car: Vehicle, row: number): void {
    this.#quotes.push(readQuote(car.youxQuote)?.weeklyRepaymentAmount ?? Number.NaN);
    for (const offer of car.lenders) {
      const held = this.#lenders.get(offer.lender) ?? { rows: [], figures: [] };
      this.#lenders.set(offer.lender, held);
      held.rows.push(row);
      for (const name of FIGURES) held.figures.push(offer[name] ?? Number.NaN);
    }
  }

  build(): ShelfOffers {
    return {
      lenders: [...this.#lenders].map(([lender, { rows, figures }]) => ({
        lender,
        rows: Uint32Array.from(rows),
        figures: Float64Array.from(figures),
      })),
      quotes: Float64Array.from(this.#quotes),
    };
  }
}

export function offerAt({ lender, figures }: OfferColumn, at: number): EstimateOffer & Pick<LenderData, 'lender'> {
  const figure = (index: number): number | null => {
    const value = figures[at * FIGURES.length + index] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  const [interestRate, comparisonRate, paymentWeek, paymentMonth] = [figure(0), figure(1), figure(2), figure(3)];
  const [deposit, termMonths, establishmentFees] = [figure(4), figure(5), figure(6)];
  return { lender, interestRate, comparisonRate, paymentWeek, paymentMonth, deposit, termMonths, establishmentFees };
}
