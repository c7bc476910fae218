import type { FieldName } from './feed-headers.ts';
import type { FeedMapping } from './propose-mapping.ts';
import type { DayOrder } from './read-day.ts';

/** The fields that are days. */
export const DAY_FIELDS = ['rego_expiry', 'build_date', 'compliance_date'] as const satisfies readonly FieldName[];
export type DayField = (typeof DAY_FIELDS)[number];
export type DayOrders = Readonly<Partial<Record<DayField, DayOrder>>>;

/** A few days that are written the other way are slips; more are another program's, or another person's. */
const SLIPS = 0.05;
const NUMERIC = /^\s*(\d{1,2})[-/.\s](\d{1,2})[-/.\s](?:\d{4}|\d{2})(?!\d)/;
const MOST_MONTHS = 12;

/** Counts the days of each column that can only be meant one way (ledger J8). */
export class SeenDays {
  readonly #columns: readonly (readonly [DayField, readonly string[]])[];
  readonly #counts = new Map<DayField, { dayFirst: number; monthFirst: number }>();

  constructor({ columns }: FeedMapping) {
    this.#columns = DAY_FIELDS.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]] as const]));
  }

  /** Whether there is any column to look at. */
  get isNeeded(): boolean {
    return this.#columns.length > 0;
  }

  see(cell: (column: string) => string | undefined): void {
    for (const [field, columns] of this.#columns) for (const column of columns) this.#note(field, cell(column) ?? '');
  }

  #note(field: DayField, text: string): void {
    const [, first, second] = NUMERIC.exec(text) ?? [];
    const [isDay, isMonth] = [Number(first) > MOST_MONTHS, Number(second) > MOST_MONTHS];
    if (isDay === isMonth) return;
    const counts = this.#counts.get(field) ?? { dayFirst: 0, monthFirst: 0 };
    if (isDay) counts.dayFirst += 1;
    else counts.monthFirst += 1;
    this.#counts.set(field, counts);
  }

  /** The order of each column that is known; what these rows do not tell is as it was. */
  orders(before: DayOrders | null): DayOrders {
    return { ...before, ...Object.fromEntries([...this.#counts].map(([field, counts]) => [field, orderOf(counts)])) };
  }
}

function orderOf({ dayFirst, monthFirst }: { readonly dayFirst: number; readonly monthFirst: number }): DayOrder {
  const share = monthFirst / (dayFirst + monthFirst);
  return share <= SLIPS ? 'day first' : share >= 1 - SLIPS ? 'month first' : 'mixed';
}
