import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Cells } from '#src/adapters/feeds/feed-row.ts';
import type { OpenFeed } from '#src/adapters/feeds/open-feed.ts';
import type { DayOrders } from '#src/rules/feeds/day-orders.ts';
import type { ReadingAids } from '#src/rules/feeds/feed-looks.ts';
import { brakeOnColumns, type ColumnsSeen, missingColumns } from '#src/rules/feeds/file-columns.ts';
import { type HeldFile, heldAfter } from '#src/rules/feeds/held-files.ts';
import { addsUp, CellNotes, type NotedCells } from '#src/rules/feeds/import-account.ts';
import { LEFT_OUT_COLUMN } from '#src/rules/feeds/left-out-column.ts';
import { type FeedMapping, ordered, type Proposal, proposeMapping } from '#src/rules/feeds/propose-mapping.ts';
import { Makes } from '#src/rules/feeds/read-make.ts';
import { type UnreadColumn, unreadColumns } from '#src/rules/feeds/unread-columns.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { LastImport, StockedDealership, StockWriter } from '#src/store/stock/stock-writer.ts';
import { FeedRows } from './feed-rows.ts';
import { dayOrdersIn, leftRows, lookAt, ownRows, SAMPLE } from './file-rows.ts';
import { KeptFields, namesOnlyChanges } from './kept-fields.ts';
import { noted } from './noted-candidate.ts';
import { FileHeld, type Held, type RunResult } from './run-result.ts';
import { StockRun } from './stock-run.ts';
import { UnknownDealership } from './upsert-vehicles.ts';

/** What is to be imported, and how. */
export interface FeedImport {
  readonly feed: OpenFeed;
  readonly dealership: string;
  /** The feed's name, under which its mapping and its accounts are kept. */
  readonly name: string;
  readonly source: string;
  readonly mapping: FeedMapping | null;
  /** Whether the feed has a folder, in which photos may lie too. */
  readonly hasFolder?: boolean;
  readonly mode: 'changes' | 'snapshot';
  readonly isAccepted: boolean;
  /** Whether the file has been imported before, and only what waits of it is to be tried again. */
  readonly isAgain?: boolean;
  readonly isDryRun: boolean;
  readonly now: Date;
  /** When the file came, if that was not now. */
  readonly arrivedAt?: Date;
  /** Called now and then with the rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

/** What became of every row of a file (ledger J8). */
export interface ImportAccount extends RunResult {
  readonly rows: number;
  readonly repairedRows: number;
  readonly notes: readonly NotedCells[];
  readonly moreNotes: number;
  /** How many rows had neither stock number nor VIN and were given a number of their own. */
  readonly numbered: number;
  /** The columns that the feed's mapping leaves out, though they seem to hold something of a vehicle. */
  readonly unread: readonly UnreadColumn[];
  /** The file is the last one again, byte for byte. */
  readonly isSameFile: boolean;
  /** What waits for a person, of this file and of earlier ones of the feed, oldest first (ledger J9). */
  readonly waiting: readonly HeldFile[];
  /** Rows that were set aside or held, as they stood and with the reason, to be mended and sent again: their columns, and the rows as the file is read again. */
  readonly left: { readonly columns: readonly string[]; readonly rows: () => AsyncGenerator<Cells> };
}

export type FeedImported =
  | { readonly kind: 'proposed'; readonly proposal: Proposal }
  | { readonly kind: 'done' | 'dry-run'; readonly account: ImportAccount; readonly proposal: Proposal | null };

/** Changes when values are read differently than before, so that unchanged rows are read again. */
const READING = 11;
/** How many rows are read in one turn of the event loop. */
const TURN = 50;

/** A dry run rolls its transaction back by this. */
class DryRun extends Error {
  readonly account: ImportAccount;
  constructor(account: ImportAccount) {
    super('dry run');
    this.account = account;
  }
}

/**
 * Imports a dealer's file through the one write path, in one transaction. A file without a mapping gets a proposed one, which is used and saved
 * once somebody has accepted it; what the brakes hold of that file is another question, which only the next yes answers (ledger J1, J7, J8, J9).
 */
export async function importFeed(platform: PlatformStore, given: FeedImport): Promise<FeedImported> {
  if (!(await platform.hasDealership(given.dealership)))
    throw new UnknownDealership(`There is no dealership "${given.dealership}".`);
  const { isOwn: isOwnFile, isLeftOut } = await lookAt(given.feed);
  const isOwn = isOwnFile && given.mapping === null;
  const aids: ReadingAids = {
    makes: new Makes(await platform.knownMakes()),
    thisYear: given.now.getUTCFullYear(),
    uploadsOf: given.hasFolder === true ? given.name : null,
  };
  const saved = isOwn ? null : (given.mapping ?? (await platform.feedMapping(given.dealership, given.name)));
  const proposal = isOwn || saved !== null ? null : await propose(given.feed, aids);
  if (proposal !== null && !given.isAccepted) return { kind: 'proposed', proposal };
  const found = saved ?? proposal?.mapping ?? null;
  const mapping = found === null ? null : ordered(found);
  const unread = saved === null || isLeftOut ? [] : unreadColumns(await propose(given.feed, aids), saved);
  try {
    const account = await platform.writeStock(given.dealership, async (dealership, writer) => {
      if (dealership === null) throw new UnknownDealership(`There is no dealership "${given.dealership}".`);
      const account = await run(
        { ...given, isAccepted: given.isAccepted && proposal === null },
        { dealership, writer, mapping, aids, isLeftOut, unread },
      );
      if (given.isDryRun) throw new DryRun(account);
      return account;
    });
    // A mapping by which no row could be read is no use to the next file.
    if (proposal !== null && account.setAside.length < account.rows)
      await platform.saveFeedMapping(given.dealership, given.name, proposal.mapping);
    return { kind: 'done', account, proposal };
  } catch (error) {
    if (error instanceof DryRun) return { kind: 'dry-run', account: error.account, proposal };
    if (error instanceof FileHeld && proposal !== null && !given.isDryRun) {
      await platform.saveFeedMapping(given.dealership, given.name, proposal.mapping);
      throw new FileHeld(error.message, true);
    }
    throw error;
  }
}

interface Means {
  readonly dealership: StockedDealership;
  readonly writer: StockWriter;
  /** Null for a file in the platform's own words. */
  readonly mapping: FeedMapping | null;
  readonly aids: ReadingAids;
  /** Whether the file has rows of another one, mended: it says nothing of the other rows, nor of the columns. */
  readonly isLeftOut: boolean;
  readonly unread: readonly UnreadColumn[];
}

async function run(given: FeedImport, { dealership, writer, mapping, aids, isLeftOut, unread }: Means): Promise<ImportAccount> {
  const { isAccepted, now, isAgain = false, arrivedAt = now } = given;
  const last = await writer.lastImport(given.name);
  const file = given.feed.file.hash;
  const waited = isAgain ? last?.waiting.find((held) => held.file === file) : undefined;
  // Neither rows that were left out nor those that were held are all of the stock.
  const mode = isLeftOut || (isAgain && (waited?.removal ?? null) === null) ? 'changes' : given.mode;
  const fileHash = isAgain ? null : hashOf(file, mapping, mode);
  if (last?.isWhole === true && last.fileHash === fileHash && !given.isDryRun && !isAgain) {
    await writer.cameAgain(given.name, arrivedAt);
    return sameFile(last, unread);
  }
  const known = await writer.knownVehicles(given.name);
  const stock = new StockRun(dealership, writer, known, {
    mode,
    isAccepted,
    lastRows: last?.snapshotRows ?? null,
    feed: given.name,
    isDryRun: given.isDryRun,
    only: isAgain ? new Set(waited?.rows.map(({ stocknum }) => stocknum)) : undefined,
    now,
  });
  const notes = new CellNotes();
  const dayOrders = mapping === null ? {} : await dayOrdersIn(given.feed, mapping, last?.dayOrders ?? null);
  const rows = new FeedRows({ dealership, mapping, aids, notes, orders: dayOrders, reading: READING });
  const found = mapping === null ? ownRows(given.feed) : given.feed.rows();
  const { format } = given.feed;
  const kept = namesOnlyChanges(given.mode, format) ? new KeptFields({ writer, known, mapping, format }) : null;
  let count = 0;
  for await (const row of kept === null ? found : kept.completed(found)) {
    count += 1;
    if (count % 500 === 0) given.onProgress?.(count);
    // Reading a file takes no turn of the event loop by itself: the database's answers, and whatever else the process does, would wait.
    if (count % TURN === 0) await setImmediate();
    const candidate = rows.candidate(row);
    if ('setAside' in candidate) stock.setAside(candidate.setAside);
    else {
      const merged = kept === null ? candidate : kept.merged(candidate, row);
      const waiting = stock.take('own' in row ? noted(merged, row.own, notes) : merged);
      if (waiting !== undefined) await waiting;
    }
  }
  const isPart = isLeftOut || isAgain;
  const missing =
    isAccepted || isPart || kept !== null
      ? null
      : brakeOnColumns(missingColumns(last?.columns ?? null, rows.columns.seen, rows.fields));
  if (missing !== null) throw new FileHeld(missing);
  const result = await stock.finish();
  const account: ImportAccount = {
    ...result,
    rows: count,
    repairedRows: notes.repairedRows,
    notes: notes.list(),
    moreNotes: notes.more,
    numbered: rows.numbered,
    unread,
    isSameFile: false,
    waiting: heldAfter(last?.waiting ?? [], {
      held: {
        file,
        source: given.source,
        arrivedAt: arrivedAt.toISOString(),
        rows: result.held.map(heldRow),
        removal: result.removalHeld,
      },
      mode,
      isNamed: (stocknum) => stock.isNamed(stocknum),
      isAgain,
    }),
    left: {
      columns: columnsOf(rows.leftColumns),
      rows: () => leftRows({ feed: given.feed, isOwn: mapping === null }, [...result.setAside, ...result.held]),
    },
  };
  if (!addsUp(account)) throw new Error(`The account of ${given.source} does not add up to its ${count} rows.`);
  const columns = count === 0 || isPart ? (last?.columns ?? null) : rows.columns.seen;
  await record(writer, { ...given, mode }, { account, fileHash, columns, dayOrders });
  return account;
}

const columnsOf = (found: ReadonlySet<string>): string[] => (found.size === 0 ? [] : [...new Set([...found, LEFT_OUT_COLUMN])]);
async function* noRows(): AsyncGenerator<Cells> {}

interface Recorded {
  readonly account: ImportAccount;
  readonly fileHash: string | null;
  readonly columns: ColumnsSeen | null;
  readonly dayOrders: DayOrders;
}

async function record(
  writer: StockWriter,
  { source, name, mode, now, arrivedAt = now }: FeedImport,
  { account, fileHash, columns, dayOrders }: Recorded,
): Promise<void> {
  const { added, changed, unchanged, setAside, removed, held, rows, left: _left, ...told } = account;
  await writer.record({
    source,
    startedAt: now,
    added,
    changed,
    unchanged,
    setAside: setAside.slice(0, 10_000),
    feed: name,
    mode,
    fileHash,
    rowCount: rows,
    removed,
    held: held.length + (account.removalHeld === null ? 0 : 1),
    account: { ...told, held, columns, dayOrders, arrivedAt, setAsideCount: setAside.length },
  });
}

const hashOf = (file: string, mapping: FeedMapping | null, mode: string): string =>
  createHash('sha256')
    .update(JSON.stringify([file, mapping, mode, READING]))
    .digest('base64url');

const heldRow = ({ stocknum, reason }: Held) => ({ stocknum, reason });

const sameFile = ({ rowCount: rows, waiting }: LastImport, unread: readonly UnreadColumn[]): ImportAccount => ({
  rows,
  unread,
  waiting,
  added: 0,
  changed: 0,
  unchanged: rows,
  setAside: [],
  held: [],
  removed: 0,
  removalHeld: null,
  absent: 0,
  duplicates: [],
  sameNumbers: { count: 0, first: [] },
  sameVins: { count: 0, first: [] },
  changes: [],
  changedFields: [],
  repairedRows: 0,
  notes: [],
  moreNotes: 0,
  numbered: 0,
  isSameFile: true,
  left: { columns: [], rows: noRows },
});

async function propose(feed: OpenFeed, aids: ReadingAids): Promise<Proposal> {
  const [samples, headers] = [[] as Readonly<Record<string, string>>[], new Set<string>()];
  for await (const { cells, wrong } of feed.rows()) {
    if (wrong !== undefined) continue;
    for (const header of Object.keys(cells)) headers.add(header);
    samples.push(cells);
    if (samples.length >= SAMPLE) break;
  }
  return proposeMapping([...headers], samples, aids);
}
