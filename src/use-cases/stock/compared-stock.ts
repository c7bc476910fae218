import { isSold } from '#src/rules/stock/vehicle-status.ts';
import type { Duplicate, SameNumber } from '#src/store/stock/find-elsewhere.ts';
import type { StockWriter } from '#src/store/stock/stock-writer.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import type { RunResult } from './run-result.ts';

/** How many new vehicles are compared with other dealerships' at a time. */
const COMPARED = 10_000;
/** How many equal stock numbers are named: dealerships that count from 1 have all of them in common. */
const NUMBERS_NAMED = 5;
/** How many VINs of several vehicles are named, and how many are looked at. */
const [VINS_NAMED, VINS_LOOKED_AT] = [40, 1_000];

/** Looks for the vehicles of an import that are in stock already: at other dealerships, or here under another number. */
export class ComparedStock {
  readonly #writer: StockWriter;
  readonly duplicates: Duplicate[] = [];
  readonly #sameNumbers: SameNumber[] = [];
  #count = 0;
  #waiting: { readonly stocknum: string; readonly vin: string | null }[] = [];

  constructor(writer: StockWriter) {
    this.#writer = writer;
  }

  /** Takes note of a new vehicle. */
  add(input: VehicleInput): void {
    if (!isSold(input) && input.show_on_dealer_website) this.#waiting.push({ stocknum: input.stocknum, vin: input.vin });
  }

  get isFull(): boolean {
    return this.#waiting.length >= COMPARED;
  }

  async compare(): Promise<void> {
    const compared = this.#waiting;
    this.#waiting = [];
    const { byVin, byNumber } = await this.#writer.elsewhere(compared, NUMBERS_NAMED);
    this.duplicates.push(...byVin);
    this.#count += byNumber.count;
    this.#sameNumbers.push(...byNumber.first);
  }

  get sameNumbers(): RunResult['sameNumbers'] {
    return { count: this.#count, first: this.#sameNumbers.slice(0, NUMBERS_NAMED) };
  }

  /** The VINs of several vehicles here, at least one of which is in the file: `rowOf` says in which row, if any. */
  async sameVins(rowOf: (stocknum: string) => number | null): Promise<RunResult['sameVins']> {
    const found = (await this.#writer.sameVins(VINS_LOOKED_AT))
      .map(({ vin, stocknums }) => ({ vin, vehicles: stocknums.map((stocknum) => ({ stocknum, row: rowOf(stocknum) })) }))
      .filter(({ vehicles }) => vehicles.some(({ row }) => row !== null));
    return { count: found.length, first: found.slice(0, VINS_NAMED) };
  }
}
