import { numberText } from '#src/rules/text/number-text.ts';
import type { FieldName } from './feed-headers.ts';
import type { FeedMapping } from './propose-mapping.ts';
import { isBlank, NOTHING, type Reading, UNREADABLE, unwrapped } from './reading.ts';

/** What had to be said about a cell: what stood there, and what it was read as. */
export interface CellNote {
  readonly column: string;
  readonly how: 'repaired' | 'unknown' | 'unreadable';
  readonly from: string;
  readonly to: string | null;
}

/** Why a row cannot become a vehicle. */
export interface RowProblem {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

type Reader<T> = (text: string) => Reading<T>;

/** What a column of a row says, by the column's name. */
export type CellOf = (column: string) => string | undefined;

/** A cell, and what it was read as. */
export type CellReading<T> = Reading<T> & { readonly column: string; readonly text: string };

interface Cell {
  readonly column: string;
  readonly text: string;
}

/** Fields whose columns go together. */
type ListName = 'photos' | 'spin' | 'features';
const COUNTED: Readonly<Record<ListName, string>> = { photos: 'photos', spin: 'frames', features: 'features' };

const NO_CELLS: readonly never[] = [];

/** A longer cell is no figure, day or name; reading it could take long. */
const LONGEST_CELL = 200;

/** How many different texts of a column are remembered: lists repeat, prices do not. */
const REMEMBERED = 5_000;

/** One field of a feed: its columns, and what their cells were read as; a hundred thousand rows have a dozen bodies. */
class FieldColumns {
  /** What the field is called in the file, or in the platform where the file has no column for it. */
  readonly column: string;
  readonly columns: readonly string[];
  /** What stands in for rows that say nothing. */
  readonly otherwise: readonly Cell[];
  readonly nothing: CellReading<never>;
  readonly #known = new Map<string, Map<string, CellReading<unknown> | null>>();

  constructor(field: FieldName, { columns, defaults }: FeedMapping) {
    this.columns = columns[field] ?? NO_CELLS;
    this.column = this.columns[0] ?? field;
    const otherwise = defaults[field];
    this.otherwise = otherwise === undefined ? NO_CELLS : [{ column: field, text: otherwise }];
    this.nothing = { ...NOTHING, column: this.column, text: '' };
    for (const column of [...this.columns, field]) this.#known.set(column, new Map());
  }

  /** Null for a cell that says nothing. A field is always read by the same reader. */
  read<T>(column: string, text: string, reader: Reader<T>): CellReading<T> | null {
    const known = this.#known.get(column);
    const found = known?.get(text) as CellReading<T> | null | undefined;
    if (found !== undefined) return found;
    const reading = isBlank(text) ? null : { ...(text.length > LONGEST_CELL ? UNREADABLE : reader(text)), column, text };
    if (known !== undefined && known.size < REMEMBERED && text.length <= LONGEST_CELL) known.set(text, reading);
    return reading;
  }
}

/** The fields of a feed as its mapping has them. */
export class FeedFields {
  readonly #mapping: FeedMapping;
  readonly #fields = new Map<FieldName, FieldColumns>();

  constructor(mapping: FeedMapping) {
    this.#mapping = mapping;
  }

  of(field: FieldName): FieldColumns {
    let found = this.#fields.get(field);
    if (found === undefined) {
      found = new FieldColumns(field, this.#mapping);
      this.#fields.set(field, found);
    }
    return found;
  }
}

/** One row's cells by the fields they are mapped to; notes what could not be taken as it stood. */
export class RowCells {
  readonly notes: CellNote[] = [];
  readonly #cell: (column: string) => string;
  readonly #fields: FeedFields;

  constructor(cell: CellOf, fields: FeedFields) {
    this.#cell = (column) => unwrapped(cell(column) ?? '');
    this.#fields = fields;
  }

  /** The columns of a field that say something, in their order. */
  filled(field: FieldName): readonly Cell[] {
    const { columns, otherwise } = this.#fields.of(field);
    if (columns.length === 0) return otherwise;
    const found: Cell[] = [];
    for (const column of columns) {
      const text = this.#cell(column);
      if (!isBlank(text)) found.push({ column, text });
    }
    return found.length > 0 ? found : otherwise;
  }

  /** What the first column of a field is called. */
  columnOf(field: FieldName): string {
    return this.#fields.of(field).column;
  }

  text(field: FieldName): string | null {
    return this.filled(field)[0]?.text.trim() ?? null;
  }

  /** Reads a field: of several columns the first that is known, else the first that says anything. A nought gives way to any other column. */
  read<T>(field: FieldName, reader: Reader<T>): CellReading<T> {
    const found = this.find(field, reader);
    this.note(found);
    return found;
  }

  /** Reads a field for something that notes itself what it makes of it. */
  find<T>(field: FieldName, reader: Reader<T>): CellReading<T> {
    const of = this.#fields.of(field);
    let best: CellReading<T> | null = null;
    for (const column of of.columns) {
      const reading = of.read(column, this.#cell(column), reader);
      if (reading !== null && (best === null || isBetter(reading, best))) best = reading;
      if (best?.how === 'plain' && saysMuch(best.value)) break;
    }
    if (best === null) for (const { column, text } of of.otherwise) best = of.read(column, text, reader);
    return best ?? of.nothing;
  }

  /** Reads all columns of a field that say something, for a reader to choose from; nothing is noted. */
  each<T>(field: FieldName, reader: Reader<T>): readonly CellReading<T>[] {
    const filled = this.filled(field);
    if (filled.length === 0) return NO_CELLS;
    const of = this.#fields.of(field);
    return filled.flatMap(({ column, text }) => of.read(column, text, reader) ?? []);
  }

  /** What all columns of a field list, together: photos and features are often spread over several. */
  all<T>(field: ListName, reader: Reader<readonly T[]>, most: number): T[] {
    const filled = this.filled(field);
    if (filled.length === 0) return [];
    const found = filled.flatMap(({ column, text }) => {
      const reading = reader(text);
      this.note({ ...reading, column, text });
      return reading.value ?? [];
    });
    const unique = [...new Set(found)];
    if (unique.length > most)
      this.notes.push(manyNote({ column: this.columnOf(field), what: field, count: unique.length }, most));
    return unique.slice(0, most);
  }

  /** What a field's first column says, also where that means nothing elsewhere. */
  said(field: FieldName): string {
    return this.#cell(this.#fields.of(field).columns[0] ?? '').trim();
  }

  /** A text up to so many letters; what is cut off is told. */
  cut(from: { readonly column: string; readonly text: string }, most: number): string {
    const text = from.text.trim();
    if (text.length <= most) return text;
    this.notes.push(cutNote({ column: from.column, text }, most));
    return text.slice(0, most);
  }

  note({ column, text, how, value }: CellReading<unknown>): void {
    if (how !== 'plain') this.notes.push({ column, how, from: text.trim(), to: value === null ? null : shown(value) });
  }
}

/** What is said of a text that is longer than may be. */
export const cutNote = ({ column, text }: { readonly column: string; readonly text: string }, most: number): CellNote => ({
  column,
  how: 'repaired',
  from: text,
  to: `cut from ${numberText(text.length)} to ${numberText(most)} characters`,
});

/** What is said of a list that has more than may be. */
export const manyNote = (
  { column, what, count }: { readonly column: string; readonly what: ListName; readonly count: number },
  most: number,
): CellNote => ({
  column,
  how: 'repaired',
  from: `${numberText(count)} ${COUNTED[what]}`,
  to: `the first ${numberText(most)}; ${numberText(count - most)} left out`,
});

const RANK = { plain: 4, repaired: 3, unknown: 2, unreadable: 0 } as const;
const NOUGHT = 1;
const rankOf = ({ value, how }: Reading<unknown>): number => (value === null ? 0 : saysMuch(value) ? RANK[how] : NOUGHT);
const isBetter = (one: Reading<unknown>, other: Reading<unknown>): boolean => rankOf(one) > rankOf(other);

/** Whether a value is more than a nought, or than a list of parts of which none is known. */
const saysMuch = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => part !== null && part !== 0)
    : value !== null && value !== 0;

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((part) => part !== null)
        .join(', ')
    : String(value);
