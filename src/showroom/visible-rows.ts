import { newUntil } from '#src/rules/card/card-tag.ts';
import { isVisible, soldLeavesAt } from '#src/rules/stock/visible-stock.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Site } from '#src/site/site.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import { wordAt } from './columns.ts';
import { orderBy } from './order-by.ts';
import type { StockWords } from './stock-words.ts';

/** The rows that a site's lists show, in the order of relevance, and when the first of them leaves or stops being new (ledger S5, S7). */
export interface VisibleRows {
  readonly rows: Uint32Array;
  readonly flipsAt: number;
}

/** Chooses the rows that a site shows at an instant; `ours` marks those that match its filters. */
export function visibleRows(site: Site, words: StockWords, ours: Uint8Array, asOf: number): VisibleRows {
  const thisYear = localDay(site.switches.timeZone, asOf).year;
  const chosen = new Uint32Array(words.total);
  let [count, flipsAt] = [0, Number.POSITIVE_INFINITY];
  const later = (at: number | null) => {
    if (at !== null && at > asOf && at < flipsAt) flipsAt = at;
  };
  // One object for all rows: a hundred thousand of them would be work for the garbage collector.
  const car = { status: '', sold: false, showOnDealerWebsite: true, soldAt: null as number | null, year: 0, createdAt: 0 };
  for (const { shelf, base } of words.shelves) {
    const switches = switchesFor(site, shelf.dealershipId);
    const { includeSoldCarsDays, stockAgeLimitYears } = switches;
    const input = { includeSoldCarsDays, stockAgeLimitYears, thisYear };
    const years = shelf.words.year.words.map(Number);
    for (let row = 0; row < shelf.count; row += 1) {
      if (ours[base + row] === 0) continue;
      const soldAt = shelf.numbers.soldAt[row] ?? Number.NaN;
      car.status = wordAt(shelf.words.status, row);
      car.sold = shelf.soldMarks[row] === 1;
      car.soldAt = Number.isNaN(soldAt) ? null : soldAt;
      car.year = years[shelf.words.year.codes[row] ?? 0] ?? 0;
      car.createdAt = shelf.numbers.createdAt[row] ?? 0;
      if (!isVisible(car, input, asOf)) continue;
      chosen[count] = base + row;
      count += 1;
      later(soldLeavesAt(car, input));
      later(newUntil(car));
    }
  }
  return { rows: byRelevance(site, words, chosen.subarray(0, count)), flipsAt };
}

/** Series in the site's order first, then the highest rank, then the lowest id (ledger S5). */
function byRelevance(site: Site, words: StockWords, rows: Uint32Array): Uint32Array {
  const series = site.switches.seriesOrder.map((name) => name.toLowerCase());
  const ids = new Float64Array(rows.length);
  const keys = new Float64Array(rows.length);
  let at = 0;
  for (const { shelf, base } of words.shelves) {
    const { words: names, codes } = shelf.words.series;
    const positions = names.map((name) => {
      const position = series.indexOf(name.toLowerCase());
      return (position < 0 ? series.length : position) * SERIES;
    });
    for (; at < rows.length && (rows[at] ?? 0) < base + shelf.count; at += 1) {
      const row = (rows[at] ?? 0) - base;
      ids[at] = shelf.ids[row] ?? 0;
      keys[at] = (positions[codes[row] ?? 0] ?? 0) - (shelf.ranks[row] ?? 0);
    }
  }
  return orderBy(keys, orderBy(ids)).map((position) => rows[position] ?? 0);
}

/** More than the difference of any two ranks, which are integers of 32 bits. */
const SERIES = 2 ** 33;
