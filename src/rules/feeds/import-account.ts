import type { CellNote } from './row-cells.ts';

/** What was said about cells of one column, all that stood the same, with the first row it was in. */
export interface NotedCells extends CellNote {
  readonly count: number;
  readonly row: number;
}

/** How many different notes are listed; more are counted. */
const MOST_NOTED = 2_000;

/** Collects what is said about cells, so that a hundred thousand rows with one misspelling are one line. */
export class CellNotes {
  readonly #noted = new Map<string, { note: CellNote; count: number; row: number }>();
  #more = 0;
  #repairedRows = 0;
  #lastRepaired: number | null = null;

  add(row: number, notes: readonly CellNote[]): void {
    if (row !== this.#lastRepaired && notes.some(({ how }) => how === 'repaired')) {
      this.#lastRepaired = row;
      this.#repairedRows += 1;
    }
    for (const note of notes) {
      const key = `${note.column}\0${note.how}\0${note.from}`;
      const found = this.#noted.get(key);
      if (found !== undefined) found.count += 1;
      else if (this.#noted.size < MOST_NOTED)
        this.#noted.set(key, { note: { ...note, from: note.from.slice(0, 200) }, count: 1, row });
      else this.#more += 1;
    }
  }

  get repairedRows(): number {
    return this.#repairedRows;
  }

  /** How many were left out of the list. */
  get more(): number {
    return this.#more;
  }

  list(): NotedCells[] {
    return [...this.#noted.values()]
      .map(({ note, count, row }) => ({ ...note, count, row }))
      .toSorted((one, other) => other.count - one.count || one.row - other.row);
  }
}

interface Counted {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly held: readonly unknown[];
  readonly setAside: readonly unknown[];
}

/** Whether every row of a file is in exactly one part of its account (ledger J8). */
export const addsUp = ({ rows, added, changed, unchanged, held, setAside }: Counted): boolean =>
  added + changed + unchanged + held.length + setAside.length === rows;
