import { hash } from 'node:crypto';
import { type Cells, type FeedRow, HEADER_AGAIN, isNamed } from '#src/adapters/feeds/feed-row.ts';
import { DAY_FIELDS, type DayOrders } from '#src/rules/feeds/day-orders.ts';
import type { ReadingAids } from '#src/rules/feeds/feed-looks.ts';
import { FileColumns } from '#src/rules/feeds/file-columns.ts';
import { findLocation } from '#src/rules/feeds/find-location.ts';
import type { CellNotes } from '#src/rules/feeds/import-account.ts';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import { readVin } from '#src/rules/feeds/read-figures.ts';
import { type RowRead, RowReader } from '#src/rules/feeds/read-row.ts';
import { cutNote, manyNote } from '#src/rules/feeds/row-cells.ts';
import { identityOf } from '#src/rules/feeds/row-identity.ts';
import { MOST_PHOTOS } from '#src/rules/photos/shown-images.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import type { StockedDealership } from '#src/store/stock/stock-writer.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';
import type { Candidate } from './candidate.ts';
import { checkLoosely, checkVehicle, stocknumOf } from './check-vehicle.ts';
import { OWN_NAMES, ownCell, ownCellsOf } from './own-rows.ts';
import { RememberedCheck } from './remembered-check.ts';
import { type NumberCell, stocknumCell } from './row-stocknum.ts';
import type { SetAside } from './run-result.ts';
import { placed } from './upsert-vehicles.ts';

interface Means {
  readonly dealership: StockedDealership;
  readonly mapping: FeedMapping | null;
  readonly aids: ReadingAids;
  readonly notes: CellNotes;
  /** How the file's columns write days. */
  readonly orders: DayOrders;
  /** The version of how values are read. */
  readonly reading: number;
}

/** A row in the platform's own words, with its cells where it had any. */
export interface OwnRow {
  readonly row: number;
  readonly own: unknown;
  readonly cells?: Cells;
  /** The columns' names, where all rows of the file have the same. */
  readonly names?: readonly string[] | undefined;
}

/** A value as text; null when it is nested more deeply than can be written. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** No cell of a file has a code like this between its zeros. */
const NOT_NAMED = '\x01';

const cellOf =
  (given: FeedRow) =>
  (column: string): string =>
    (given.cell === undefined ? given.cells[column] : given.cell(column)) ?? '';

/** Makes candidates of a file's rows. */
export class FeedRows {
  readonly #means: Means;
  readonly #reader: RowReader | null;
  readonly #columns: readonly string[];
  /** The columns that each field is read from. */
  readonly fields: readonly (readonly string[])[];
  /** What the rows have under them. */
  readonly columns: FileColumns;
  readonly #remembered = new RememberedCheck();
  /** What rows' hashes begin with: rows are read again when the mapping, the reading itself or the order of days has changed. */
  readonly #salt: string;
  readonly #numbers = new Map<string, number>();
  /** The columns of the rows that did not go in. */
  readonly leftColumns = new Set<string>();
  numbered = 0;

  constructor(means: Means) {
    this.#means = means;
    this.#reader = means.mapping === null ? null : new RowReader(means.mapping, means.aids, means.orders);
    const orders = DAY_FIELDS.flatMap((field) =>
      (means.orders[field] ?? 'day first') === 'day first' ? [] : [[field, means.orders[field]]],
    );
    const read = orders.length === 0 ? means.reading : `${means.reading}\0${JSON.stringify(orders)}`;
    this.#salt = hash('sha256', `${read}\0${JSON.stringify(means.mapping)}`, 'base64url');
    this.#columns = Object.values(means.mapping?.columns ?? {}).flat();
    this.fields = means.mapping === null ? OWN_NAMES.map((name) => [name]) : Object.values(means.mapping.columns);
    this.columns = new FileColumns(this.fields.flat());
  }

  candidate(given: FeedRow | OwnRow): Candidate | { readonly setAside: SetAside } {
    if ('own' in given) return this.#ownCandidate(given);
    const { row, wrong } = given;
    if (wrong !== undefined) {
      this.#leave(given);
      const reason = `the row ${wrong}`;
      if (wrong === HEADER_AGAIN) return { setAside: { row, stocknum: null, reason, isNoVehicle: true } };
      return { setAside: { row, reason, ...this.#nameOfWide(given) } };
    }
    const reader = this.#reader;
    if (reader === null) return { setAside: { row, stocknum: null, reason: 'the row cannot be read' } };
    this.columns.see(cellOf(given), given.names);
    const own = this.#stocknum(given);
    const named = own?.text.slice(0, VEHICLE_LIMITS.stocknumLetters) ?? null;
    const cut = own === null || own.text === named ? null : own;
    if (named !== null) return this.#candidate(given, reader, { stocknum: named, named, cut, unread: given });
    const read = reader.read(cellOf(given));
    return this.#candidate(given, reader, { stocknum: this.#madeNumber(read), named, cut, unread: read });
  }

  #candidate(
    given: FeedRow,
    reader: RowReader,
    of: { stocknum: string; named: string | null; cut: NumberCell | null; unread: FeedRow | RowRead },
  ): Candidate {
    const { row } = given;
    const { stocknum, named, cut } = of;
    const left = given.names ?? given;
    // A row that has been read waits for its batch, and what it was read from need not wait with it.
    let unread: FeedRow | RowRead | null = of.unread;
    return {
      row,
      stocknum,
      isCut: cut !== null,
      feedDigest: this.#digest(given),
      read: () => {
        if (unread === null) throw new Error('A row is read once.');
        const read = 'notes' in unread ? unread : reader.read(cellOf(unread));
        unread = null;
        return this.#check(row, { stocknum, named, cut, read });
      },
      leave: () => this.#leave(left),
    };
  }

  #ownCandidate({ row, own, cells, names }: OwnRow): Candidate | { readonly setAside: SetAside } {
    this.columns.see(ownCell(own), names);
    const stocknum = stocknumOf(own);
    const text = textOf(own);
    if (text === null) return { setAside: { row, stocknum, reason: 'the row’s values are nested too deeply' } };
    const leave = () => {
      this.#leave(Object.keys(cells ?? ownCellsOf(own)));
    };
    const read = () => {
      const checked = checkVehicle(own, row);
      if ('setAside' in checked) return checked;
      const count = checked.input.images.length;
      if (count > MOST_PHOTOS) this.#means.notes.add(row, [manyNote({ column: 'images', what: 'photos', count }, MOST_PHOTOS)]);
      return placed(checked.input, row, this.#means.dealership);
    };
    if (stocknum !== null) return { row, stocknum, feedDigest: this.#hash(text), ownCells: cells, read, leave };
    leave();
    const refused = checkVehicle(own, row);
    return {
      setAside:
        'setAside' in refused ? refused.setAside : { row, stocknum: null, reason: 'stocknum: the stock number is missing' },
    };
  }

  #check(
    row: number,
    { stocknum, named, cut, read }: { stocknum: string; named: string | null; cut: NumberCell | null; read: RowRead },
  ): ReturnType<Candidate['read']> {
    const { dealership, notes } = this.#means;
    if (read.problem !== null) {
      const { column, value, reason } = read.problem;
      return { setAside: { row, stocknum: named, column, value: storable(value).slice(0, 200), reason } };
    }
    read.vehicle.stocknum = stocknum;
    const checked = checkLoosely(read.vehicle, row, this.#remembered);
    if ('setAside' in checked) return checked;
    const dropped = checked.dropped.map(
      ({ name, value }) => ({ column: this.#columnOf(name), how: 'unreadable', from: storable(value), to: null }) as const,
    );
    const place = read.location === null ? null : findLocation(read.location, dealership.locations);
    const column = this.#means.mapping?.columns.location?.[0] ?? 'location';
    const unplaced =
      read.location === null || place !== null
        ? []
        : [{ column, how: 'unreadable', from: storable(read.location), to: null } as const];
    notes.add(row, [
      ...read.notes,
      ...dropped,
      ...unplaced,
      ...(cut === null ? [] : [cutNote(cut, VEHICLE_LIMITS.stocknumLetters)]),
    ]);
    const locationId = place ?? dealership.mainLocationId;
    return locationId === null
      ? { setAside: { row, stocknum, reason: 'this dealership has no location' } }
      : { input: checked.input, text: checked.text, locationId };
  }

  #columnOf(name: string): string {
    const columns: Readonly<Record<string, readonly string[]>> = this.#means.mapping?.columns ?? {};
    return columns[name]?.[0] ?? name;
  }

  /** Notes the columns of a row that does not go in. */
  #leave(left: FeedRow | readonly string[]): void {
    for (const column of 'cells' in left ? Object.keys(left.cells) : left) this.leftColumns.add(column);
  }

  /** What a row with too many values calls itself: a first cell is in its place, and another one is if a vehicle is called that. */
  #nameOfWide(given: FeedRow): Pick<SetAside, 'stocknum' | 'maybe'> {
    const found = given.isWide === true ? this.#stocknum(given) : null;
    if (found === null) return { stocknum: null };
    const named = found.text.slice(0, VEHICLE_LIMITS.stocknumLetters);
    return found.column === given.names?.[0] ? { stocknum: named } : { stocknum: null, maybe: named };
  }

  /** The stock number that the row has, else its VIN. */
  #stocknum(given: FeedRow): NumberCell | null {
    const { mapping } = this.#means;
    const cell = cellOf(given);
    const found = stocknumCell(mapping, cell);
    if (found !== null) return found;
    const column = mapping?.columns.vin?.[0];
    const text = column === undefined ? null : readVin(cell(column)).value;
    return column === undefined || text === null ? null : { column, text };
  }

  /** A number made from what identifies the row, the same each time the file is sent; rows that are equal are counted. */
  #madeNumber({ vehicle, location }: RowRead): string {
    const base = `M${hash('sha256', identityOf(vehicle, location), 'hex').slice(0, 12).toUpperCase()}`;
    const count = (this.#numbers.get(base) ?? 0) + 1;
    this.#numbers.set(base, count);
    this.numbered += 1;
    return count === 1 ? base : `${base}-${count}`;
  }

  #digest(given: FeedRow): string {
    return this.#hash(`\0${given.said?.(this.#columns) ?? this.#saidBy(given)}`);
  }

  /** What a row without a header says: a column that it names and leaves empty is not one that it does not name. */
  #saidBy(given: FeedRow): string {
    const cell = cellOf(given);
    return this.#columns.map((column) => cell(column) || (isNamed(given, column) ? '' : NOT_NAMED)).join('\0');
  }

  #hash(text: string): string {
    return hash('sha256', this.#salt + text, 'base64url');
  }
}
