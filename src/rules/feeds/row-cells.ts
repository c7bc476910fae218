import { numberText } from '#src/rules/text/number-text.ts';
import type { FieldName } from './feed-headers.ts';
import type { FeedMapping } from './propose-mapping.ts';
import { isBlank, NOTHING, type Reading, UNREADABLE } from './reading.ts';

/** What had to be said about a cell: what stood there, and what it was read as. */
export interface CellNote {
  readonly column: string;
  readonly how: 'repaired' | 'unknown' | 'unreadable';
  readonly from: string;
  readonly to: string | null;
}

type Reader<T> = (text: string) => Reading<T>;

const NO_CELLS: readonly never[] = [];

/** A longer cell is no figure, day or name; reading it could take long. */
const LONGEST_CELL = 200;

/** How many different texts of a field are remembered: lists repeat, prices do not. */
const REMEMBERED = 5_000;

/** The readings of one feed, remembered: a hundred thousand rows have a dozen bodies. */
export class Remembered {
  readonly #known = new Map<Reader<unknown>, Map<string, Reading<unknown>>>();

  read<T>(reader: Reader<T>, text: string): Reading<T> {
    const known = this.#known.get(reader) ?? new Map<string, Reading<unknown>>();
    if (known.size === 0) this.#known.set(reader, known);
    let found = known.get(text) as Reading<T> | undefined;
    if (found === undefined) {
      found = reader(text);
      if (known.size < REMEMBERED) known.set(text, found);
    }
    return found;
  }
}

/** One row's cells by the fields they are mapped to; notes what could not be taken as it stood. */
export class RowCells {
  readonly notes: CellNote[] = [];
  readonly #row: Readonly<Record<string, string>>;
  readonly #mapping: FeedMapping;
  readonly #remembered: Remembered;

  constructor(row: Readonly<Record<string, string>>, mapping: FeedMapping, remembered: Remembered) {
    this.#row = row;
    this.#mapping = mapping;
    this.#remembered = remembered;
  }

  /** The columns of a field that say something, in their order. */
  filled(field: FieldName): readonly { readonly column: string; readonly text: string }[] {
    const columns = this.#mapping.columns[field];
    const otherwise = this.#mapping.defaults[field];
    if (columns === undefined) return otherwise === undefined ? NO_CELLS : [{ column: field, text: otherwise }];
    const found: { column: string; text: string }[] = [];
    for (const column of columns) {
      const text = this.#row[column] ?? '';
      if (!isBlank(text)) found.push({ column, text });
    }
    return found.length > 0 || otherwise === undefined ? found : [{ column: field, text: otherwise }];
  }

  /** What the first column of a field is called. */
  columnOf(field: FieldName): string {
    return this.#mapping.columns[field]?.[0] ?? field;
  }

  text(field: FieldName): string | null {
    return this.filled(field)[0]?.text.trim() ?? null;
  }

  /** Reads a field: of several columns the first that is known, else the first that says anything. */
  read<T>(field: FieldName, reader: Reader<T>): Reading<T> & { readonly column: string; readonly text: string } {
    let best: (Reading<T> & { column: string; text: string }) | null = null;
    for (const { column, text } of this.filled(field)) {
      const found = text.length > LONGEST_CELL ? UNREADABLE : this.#remembered.read(reader, text);
      const reading = { ...found, column, text };
      if (best === null || isBetter(reading, best)) best = reading;
      if (best.how === 'plain' && best.value !== null) break;
    }
    if (best === null) return { ...NOTHING, column: this.#mapping.columns[field]?.[0] ?? field, text: '' };
    this.note(best);
    return best;
  }

  /** What all columns of a field list, together: photos and features are often spread over several. */
  all<T>(field: FieldName, reader: Reader<readonly T[]>, most: number): T[] {
    const found = this.filled(field).flatMap(({ column, text }) => {
      const reading = reader(text);
      this.note({ ...reading, column, text });
      return reading.value ?? [];
    });
    const unique = [...new Set(found)];
    const [first] = this.filled(field);
    if (unique.length > most && first !== undefined)
      this.notes.push({
        column: first.column,
        how: 'repaired',
        from: first.text.trim(),
        to: `cut from ${numberText(unique.length)} to ${numberText(most)}`,
      });
    return unique.slice(0, most);
  }

  /** What a field's first column says, also where that means nothing elsewhere. */
  said(field: FieldName): string {
    return (this.#row[this.#mapping.columns[field]?.[0] ?? ''] ?? '').trim();
  }

  /** A text up to so many letters; what is cut off is told. */
  cut(from: { readonly column: string; readonly text: string }, most: number): string {
    const text = from.text.trim();
    if (text.length <= most) return text;
    this.notes.push(cutNote({ column: from.column, text }, most));
    return text.slice(0, most);
  }

  note({ column, text, how, value }: Reading<unknown> & { readonly column: string; readonly text: string }): void {
    if (how !== 'plain') this.notes.push({ column, how, from: text.trim(), to: value === null ? null : shown(value) });
  }
}

/** What is said of a text that is longer than may be. */
export const cutNote = ({ column, text }: { readonly column: string; readonly text: string }, most: number): CellNote => ({
  column,
  how: 'repaired',
  from: text,
  to: `cut from ${numberText(text.length)} to ${numberText(most)} letters`,
});

const RANK = { plain: 3, repaired: 2, unknown: 1, unreadable: 0 } as const;
const isBetter = (one: Reading<unknown>, other: Reading<unknown>): boolean =>
  (one.value === null ? 0 : RANK[one.how]) > (other.value === null ? 0 : RANK[other.how]);

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((part) => part !== null)
        .join(', ')
    : String(value);
