/** A vehicle, as far as it tells whether prices and odometers stand in each other's columns. */
interface Sold {
  readonly year: number;
  readonly price: number | null;
  readonly km: number | null;
}

/** Fewer vehicles tell nothing. */
const FEWEST = 10;
/** How clearly both must go the wrong way with the year, from 0 to 1. */
const CLEARLY = 0.5;

/** How two figures go together, from -1 to 1, from their sums: no vehicle is kept in mind. */
class Together {
  #sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };

  add(x: number, y: number): void {
    const { n, x: sx, y: sy, xx, yy, xy } = this.#sums;
    this.#sums = { n: n + 1, x: sx + x, y: sy + y, xx: xx + x * x, yy: yy + y * y, xy: xy + x * y };
  }

  get count(): number {
    return this.#sums.n;
  }

  get correlation(): number {
    const { n, x, y, xx, yy, xy } = this.#sums;
    const spread = Math.sqrt(Math.max(0, n * xx - x * x) * Math.max(0, n * yy - y * y));
    return spread > 1e-6 ? (n * xy - x * y) / spread : 0;
  }
}

/** Tells whether new vehicles' prices and odometers are swapped: the newer a car, the more it costs and the less it has been driven (ledger J9). */
export class SwappedColumns {
  readonly #prices = new Together();
  readonly #distances = new Together();

  add({ year, price, km }: Sold): void {
    if (price === null || km === null || price <= 0 || km <= 0) return;
    // Years since 2000: sums of squares of whole years would lose the digits that matter.
    this.#prices.add(year - 2000, Math.log(price));
    this.#distances.add(year - 2000, Math.log(km));
  }

  get isLikely(): boolean {
    return this.#prices.count >= FEWEST && this.#prices.correlation < -CLEARLY && this.#distances.correlation > CLEARLY;
  }
}

/** Whether one vehicle's price and odometer have changed places. */
export const hasSwapped = (
  before: { readonly priceCents: number | null; readonly km: number | null },
  after: { readonly priceCents: number | null; readonly km: number | null },
): boolean =>
  before.priceCents !== null &&
  before.km !== null &&
  before.km > 0 &&
  before.priceCents !== before.km * 100 &&
  after.priceCents === before.km * 100 &&
  after.km === Math.round(before.priceCents / 100);
