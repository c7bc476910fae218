import { INSIDE } from '#src/rules/feeds/header-words.ts';

export { INSIDE };

/** A row of a feed: its number among the rows, and its cells by their headers; or why it is no row. */
export interface FeedRow {
  readonly row: number;
  readonly cells: Cells;
  readonly wrong?: string | undefined;
  /** Whether what is wrong is only that it has more values than the header. */
  readonly isWide?: boolean;
  /** One cell, for readers that can tell it without laying out all of them. */
  cell?(column: string): string | undefined;
  /** The columns' names, where all rows of the file have the same. */
  readonly names?: readonly string[];
  /** What some columns say, in a text that is another one whenever they say something else. */
  said?(columns: readonly string[]): string;
}

export type Cells = Readonly<Record<string, string>>;

/** Whether a row has a column, or says that there is nothing where it would be. */
export const isNamed = ({ cells }: { readonly cells: Cells }, column: string): boolean =>
  Object.hasOwn(cells, column) ||
  column.split(INSIDE).some((_, at, parts) => Object.hasOwn(cells, parts.slice(0, at + 1).join(INSIDE)));

/** More columns than this are no feed. */
export const MOST_COLUMNS = 500;
/** The longest row, in letters. */
export const LONGEST_ROW = 1024 * 1024;

/** Said of a row that only repeats the header: no vehicle is missing for it. */
export const HEADER_AGAIN = 'is the header again';

/** Cells by their headers; no name means anything by itself, not even 'constructor'. */
export const noCells = (): Record<string, string> => Object.create(null) as Record<string, string>;

/** Headers as the columns' names: blanks numbered, and a name that comes twice told apart. */
export function columnNames(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header, at) => {
    const name = header.trim() === '' ? `Column ${at + 1}` : header.trim().slice(0, 120);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
