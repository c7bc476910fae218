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
  #vins: string[] = [];
  readonly #shared = new Set<string>();

  constructor(writer: StockWriter) {
    this.#writer = writer;
  }

  /** Takes note of a vehicle that was written. */
  add(input: VehicleInput, isNew: boolean): void {
    const { stocknum, vin } = input;
    if (isSold(input) || !input.show_on_dealer_website) return;
    if (isNew) this.#waiting.push({ stocknum, vin });
    if (vin !== null) this.#vins.push(vin);
  }

  get isFull(): boolean {
    return Math.max(this.#waiting.length, this.#vins.length) >= COMPARED;
  }

  async compare(): Promise<void> {
    const [compared, vins] = [this.#waiting, this.#vins];
    [this.#waiting, this.#vins] = [[], []];
    const { byVin, byNumber } = await this.#writer.elsewhere(compared, NUMBERS_NAMED);
    this.duplicates.push(...byVin);
    this.#count += byNumber.count;
    this.#sameNumbers.push(...byNumber.first);
    const room = VINS_LOOKED_AT - this.#shared.size;
    if (room > 0) for (const { vin } of await this.#writer.sharedVins(vins, room)) this.#shared.add(vin);
  }

  get sameNumbers(): RunResult['sameNumbers'] {
    return { count: this.#count, first: this.#sameNumbers.slice(0, NUMBERS_NAMED) };
  }

  /** The VINs that a vehicle of the file has in common with another one here, now that all has been written and removed. */
  async sameVins(rowOf: (stocknum: string) => number | null): Promise<RunResult['sameVins']> {
    const found = await this.#writer.sharedVins([...this.#shared], VINS_LOOKED_AT);
    const first = found.slice(0, VINS_NAMED).map(({ vin, stocknums }) => ({
      vin,
      vehicles: stocknums.map((stocknum) => ({ stocknum, row: rowOf(stocknum) })),
    }));
    return { count: found.length, first };
  }
}
