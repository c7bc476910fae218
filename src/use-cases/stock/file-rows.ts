import type { Cells, FeedRow } from '#src/adapters/feeds/feed-row.ts';
import type { OpenFeed } from '#src/adapters/feeds/open-feed.ts';
import { type DayOrders, SeenDays } from '#src/rules/feeds/day-orders.ts';
import { LEFT_OUT_COLUMN } from '#src/rules/feeds/left-out-column.ts';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import type { OwnRow } from './feed-rows.ts';
import { isOwnHeader, isOwnValue, ownCellsOf, ownRow, strangeNames } from './own-rows.ts';

/** How many rows are looked at to find out what a file's columns mean. */
export const SAMPLE = 300;

/** What a file's first rows tell of it. */
export interface FirstLook {
  /** Whether it speaks the platform's own words, or has no rows. */
  readonly isOwn: boolean;
  /** Whether it is a mended file of rows that were left out. */
  readonly isLeftOut: boolean;
}

export async function lookAt(feed: OpenFeed): Promise<FirstLook> {
  if (feed.values !== null) return { isOwn: await areOwnValues(feed.values()), isLeftOut: false };
  for await (const { cells, names = Object.keys(cells) } of feed.rows())
    return { isOwn: isOwnHeader(names), isLeftOut: names.includes(LEFT_OUT_COLUMN) };
  return { isOwn: true, isLeftOut: false };
}

/** Whether a JSON file speaks the platform's own words: a row may leave names out, so the first one alone does not tell. */
async function areOwnValues(values: AsyncGenerator<unknown>): Promise<boolean> {
  let count = 0;
  for await (const value of values) {
    if (count === 0 ? !isOwnValue(value) : strangeNames(value).length > 0) return false;
    count += 1;
    if (count >= SAMPLE) break;
  }
  return true;
}

/** How a file's first rows write their days; what they do not tell is as in the feed's last file. */
export async function dayOrdersIn(feed: OpenFeed, mapping: FeedMapping, before: DayOrders | null): Promise<DayOrders> {
  const seen = new SeenDays(mapping);
  if (!seen.isNeeded) return {};
  let count = 0;
  for await (const row of feed.rows()) {
    seen.see((column) => (row.cell === undefined ? row.cells[column] : row.cell(column)));
    count += 1;
    if (count >= SAMPLE) break;
  }
  return seen.orders(before);
}

/** The rows of a file in the platform's own words. */
export async function* ownRows(feed: OpenFeed): AsyncGenerator<FeedRow | OwnRow> {
  if (feed.values === null) {
    for await (const { row, cells, wrong, names } of feed.rows())
      yield wrong === undefined ? { row, own: ownRow(cells), cells, names } : { row, cells, wrong };
    return;
  }
  let row = 0;
  for await (const own of feed.values()) {
    row += 1;
    yield { row, own };
  }
}

/** Reads the rows again that did not go in, each with its reason: there may be more than fit into memory. */
export async function* leftRows(
  { feed, isOwn }: { readonly feed: OpenFeed; readonly isOwn: boolean },
  left: readonly { readonly row: number; readonly reason: string }[],
): AsyncGenerator<Cells> {
  const reasons = new Map(left.map(({ row, reason }) => [row, reason]));
  if (reasons.size === 0) return;
  for await (const found of isOwn ? ownRows(feed) : feed.rows()) {
    const reason = reasons.get(found.row);
    if (reason !== undefined)
      yield { ...('own' in found ? (found.cells ?? ownCellsOf(found.own)) : found.cells), [LEFT_OUT_COLUMN]: reason };
  }
}
