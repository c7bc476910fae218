import { type FeedRow, isNamed } from '#src/adapters/feeds/feed-row.ts';
import type { FeedFormat } from '#src/rules/feeds/feed-definition.ts';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import { READ_FROM } from '#src/rules/feeds/read-from.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import type { KnownVehicle } from '#src/store/stock/known-vehicles.ts';
import type { StockWriter } from '#src/store/stock/stock-writer.ts';
import type { Candidate } from './candidate.ts';
import { stocknumOf } from './check-vehicle.ts';
import type { OwnRow } from './feed-rows.ts';
import { ownCells, ownRow } from './own-rows.ts';
import { type VehicleInput, vehicleInput } from './parse-vehicle.ts';
import { stocknumCell } from './row-stocknum.ts';

type AnyRow = FeedRow | OwnRow;
type Name = keyof VehicleInput;

/** What a vehicle says that its row does not name. */
interface Kept {
  readonly was: VehicleInput;
  readonly locationId: number;
  readonly names: ReadonlySet<Name>;
}

interface Means {
  readonly writer: StockWriter;
  readonly known: ReadonlyMap<string, KnownVehicle>;
  /** Null for rows in the platform's own words. */
  readonly mapping: FeedMapping | null;
  readonly format: FeedFormat;
}

const NAMES = vehicleInput.keyof().options;
/** Without these no row can be read. */
const NEEDED = ['year', 'make', 'model', 'car_type'] as const satisfies readonly Name[];
/** The write path finds these by itself where a row does not name them. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['stocknum', 'location', 'sold_date', 'created_at']);
/** A vehicle that was removed comes back when it is sent again. */
const REMOVAL: ReadonlySet<string> = new Set(['status', 'show_on_dealer_website']);
/** What tells that a row is a whole vehicle's, and what such a row of XML takes back by leaving it out. */
const WHOLE = ['year', 'make', 'model'] as const satisfies readonly Name[];
const PRICES: ReadonlySet<string> = new Set(['price', 'before_price', 'price_type']);
const BATCH = 200;

/** Whether a feed's rows are changes that name only what they have. */
export const namesOnlyChanges = (mode: 'changes' | 'snapshot', format: FeedFormat): boolean =>
  mode === 'changes' && (format === 'json' || format === 'xml');

/**
 * JSON and XML rows that are changes: such a row names only what it has, and what it does not name stays as it is. What a row has as null, as an
 * empty text or as an empty element is cleared. Programs that write XML leave out what is empty: a whole vehicle without a price has none any more.
 */
export class KeptFields {
  readonly #means: Means;
  readonly #kept = new WeakMap<AnyRow, Kept>();

  constructor(means: Means) {
    this.#means = means;
  }

  /** The rows, each with what it needs to be read. */
  async *completed(rows: AsyncGenerator<AnyRow>): AsyncGenerator<AnyRow> {
    let batch: AnyRow[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield* await this.#complete(batch);
      batch = [];
    }
    yield* await this.#complete(batch);
  }

  /** What is read from a row, and of its vehicle what the row does not name. */
  merged(candidate: Candidate, row: AnyRow): Candidate {
    const kept = this.#kept.get(row);
    if (kept === undefined) return candidate;
    return {
      ...candidate,
      read: () => {
        const read = candidate.read();
        if ('setAside' in read) return read;
        const input = { ...read.input };
        for (const name of kept.names) keep(input, kept.was, name);
        if (!('own' in row)) {
          const { variant, specifications } = read.input;
          input.variant = figures(kept.was.variant, variant, (figure) => this.#names(row, `variant.${figure}`));
          input.specifications = figures(kept.was.specifications, specifications, (figure) =>
            this.#names(row, `specifications.${figure}`),
          );
        }
        return { input, notes: read.notes, locationId: this.#names(row, 'location') ? read.locationId : kept.locationId };
      },
    };
  }

  async #complete(batch: readonly AnyRow[]): Promise<AnyRow[]> {
    const { writer } = this.#means;
    const ids = new Map(batch.flatMap((row) => this.#idOf(row)));
    const wanted = [...new Set(ids.values())];
    const stored = await writer.storedVehicles(wanted);
    const whole = new Map((await writer.wholeVehicles(wanted)).map((vehicle) => [vehicle.id, vehicle]));
    return batch.map((row) => {
      const vehicle = whole.get(ids.get(row) ?? 0);
      if (vehicle === undefined) return row;
      // The mark of an online reservation is not the feed's.
      const sent = { ...vehicle, reserved: stored.get(vehicle.id)?.reserved ?? vehicle.reserved };
      const was = vehicleInput.safeParse(ownRow(ownCells(sent, null)));
      if (!was.success) return row;
      const isRemoved = vehicle.status === 'removed';
      const isWhole = this.#means.format === 'xml' && WHOLE.every((name) => this.#names(row, name));
      const isOver = (name: Name) => NEVER_KEPT.has(name) || (isRemoved && REMOVAL.has(name)) || (isWhole && PRICES.has(name));
      const names = NAMES.filter((name) => !(isOver(name) || this.#names(row, name)));
      const full = this.#filled(row, was.data);
      this.#kept.set(full, { was: was.data, locationId: vehicle.locationId, names: new Set(names) });
      return full;
    });
  }

  #idOf(row: AnyRow): [AnyRow, number][] {
    const id = this.#means.known.get(this.#stocknum(row) ?? '')?.id;
    return id === undefined ? [] : [[row, id]];
  }

  #stocknum(row: AnyRow): string | null {
    if ('own' in row) return stocknumOf(row.own);
    const found = stocknumCell(this.#means.mapping, (column) => row.cells[column] ?? '');
    return found?.text.slice(0, VEHICLE_LIMITS.stocknumLetters) ?? null;
  }

  /** Whether a row names one of a vehicle's values, even if only to clear it. */
  #names(row: AnyRow, name: string): boolean {
    // A blank cell of our own words is in the row's cells, and not among its values.
    if ('own' in row && row.cells !== undefined) return Object.hasOwn(row.cells, name);
    if ('own' in row) return typeof row.own === 'object' && row.own !== null && Object.hasOwn(row.own, name);
    const columns = (READ_FROM[name] ?? []).flatMap((field) => this.#means.mapping?.columns[field] ?? []);
    return columns.some((column) => isNamed(row, column));
  }

  /** A row with what it must have. */
  #filled(row: AnyRow, was: VehicleInput): AnyRow {
    const missing = NEEDED.filter((name) => !this.#names(row, name));
    if ('own' in row) {
      const own = typeof row.own === 'object' ? row.own : {};
      return { ...row, own: { ...own, ...Object.fromEntries(missing.map((name) => [name, was[name]])) } };
    }
    const cells = missing.flatMap((name) => {
      const column = this.#means.mapping?.columns[name]?.[0];
      return column === undefined ? [] : [[column, String(was[name])]];
    });
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(cells) } };
  }
}

function keep<K extends Name>(into: Record<K, VehicleInput[K]>, from: VehicleInput, name: K): void {
  into[name] = from[name];
}

/** The figures that a row names, and the others as they were. */
function figures<T extends object>(was: T | null, is: T | null, isSaid: (figure: string) => boolean): T | null {
  if (was === null) return is;
  const read = new Map<string, unknown>(Object.entries(is ?? {}));
  const named = Object.keys(was).filter(isSaid);
  return { ...was, ...Object.fromEntries(named.map((figure) => [figure, read.get(figure) ?? null])) };
}
