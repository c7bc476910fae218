import { isBlank } from './reading.ts';

/** What a file's first rows have under the columns that are read. */
export interface ColumnsSeen {
  /** Whether one header names the columns of all rows; otherwise a row names only what it has. */
  readonly hasHeader: boolean;
  readonly rows: number;
  /** In how many of these rows each column says something; a column that is in the header and says nothing has none. */
  readonly filled: Readonly<Record<string, number>>;
}

/** How many rows are looked at. */
const LOOKED_AT = 1_000;
/** Without a header a column is missed if this share of the last file's rows had it and none of at least so many has it now. */
const USUAL = 0.75;
const FEW = 4;

/** Notes which columns the rows of a file have. */
export class FileColumns {
  readonly #columns: readonly string[];
  readonly #filled = new Map<string, number>();
  #hasHeader = false;
  #rows = 0;

  /** `columns` are those that are read. */
  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  see(cell: (column: string) => string, header: readonly string[] | undefined): void {
    if (this.#rows >= LOOKED_AT) return;
    if (this.#rows === 0 && header !== undefined) {
      this.#hasHeader = true;
      const named = new Set(header);
      for (const column of this.#columns) if (named.has(column)) this.#filled.set(column, 0);
    }
    this.#rows += 1;
    for (const column of this.#columns) if (!isBlank(cell(column))) this.#filled.set(column, (this.#filled.get(column) ?? 0) + 1);
  }

  get seen(): ColumnsSeen {
    return { hasHeader: this.#hasHeader, rows: this.#rows, filled: Object.fromEntries(this.#filled) };
  }
}

/**
 * The columns that the last file filled and this one does not have: what they say would be taken from every vehicle (ledger J9). `fields` are the
 * columns of each field. Where rows name only what they have, a field is missed only if none of its columns is there any more.
 */
export function missingColumns(last: ColumnsSeen | null, file: ColumnsSeen, fields: readonly (readonly string[])[]): string[] {
  if (last === null || file.rows === 0) return [];
  const had = (column: string) => last.filled[column] ?? 0;
  const has = (column: string) => Object.hasOwn(file.filled, column);
  if (file.hasHeader) return fields.flat().filter((column) => had(column) > 0 && !has(column));
  if (file.rows < FEW) return [];
  return fields.flatMap((columns) => {
    const usual = columns.find((column) => had(column) >= last.rows * USUAL && had(column) > 0);
    return usual === undefined || columns.some(has) ? [] : [usual];
  });
}

/** Why a file without these columns must wait for a person, or null (ledger J9). */
export function brakeOnColumns(missing: readonly string[]): string | null {
  const names = [...new Set(missing)].map((column) => `"${column}"`);
  const [first, ...more] = names;
  if (first === undefined) return null;
  if (more.length === 0) return `The column ${first} is missing; it was in the last file.`;
  return `The columns ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are missing; they were in the last file.`;
}
