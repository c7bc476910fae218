import { pino } from 'pino';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { stockKey } from '#src/adapters/feeds/stock-signature.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { type FeedSource, shownAddress } from '#src/rules/feeds/feed-definition.ts';
import { acceptText, type HeldFile, heldText, retryText } from '#src/rules/feeds/held-files.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { feedsFolder } from '#src/server/settings/data-folders.ts';
import { withSigningKeys } from '#src/server/settings/secret-key.ts';
import type { LastRun } from '#src/store/stock/feeds.ts';
import { type FeedMeans, folderOf } from '#src/use-cases/feeds/feed-means.ts';
import type { FeedRun, RunFile } from '#src/use-cases/feeds/feed-turn.ts';
import { findFeed, type ListedFeed, listedFeeds, retryFeed, runNow, setPaused } from '#src/use-cases/feeds/manage-feeds.ts';
import type { ImportAccount } from '#src/use-cases/stock/import-feed.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { column, plain } from './leads-lines.ts';
import {
  ALL_IN,
  accountLines,
  exitCode,
  leftLines,
  MAPPING_SAVED,
  NOTHING_DONE,
  proposalLines,
  SHOWN,
  SOME_LEFT,
} from './stock-lines.ts';
import { type Platform, withPlatform } from './with-platform.ts';

export type FeedAction = 'show' | 'run' | 'retry' | 'pause' | 'resume' | 'key';

const meansOf = ({ db, store, settings }: Platform): FeedMeans => ({
  db,
  store,
  feedsDir: feedsFolder(settings),
  download: (address, file, known) => downloadFeed(address, file, known),
  now: () => new Date(),
  log: pino({ level: 'silent' }),
});

/** `forecourt feeds [--dealership SLUG]` */
export function listFeedsOf({ dealership, json }: Options): Promise<number> {
  return withPlatform(async (platform) => {
    if (typeof dealership === 'string' && !(await platform.store.hasDealership(dealership)))
      throw new BadUse(`There is no dealership "${dealership}".`);
    const feeds = await listedFeeds(platform, typeof dealership === 'string' ? dealership : null);
    if (json === true) say(JSON.stringify(feeds.map(shown), null, 2));
    else if (feeds.length === 0) say('No dealership has a feed. Describe one under "feeds" in a site file.');
    else for (const feed of feeds) say(feedLine(feed));
    return 0;
  });
}

/** `forecourt feeds show|run|retry|pause|resume|key NAME --dealership SLUG` */
export function runOnFeed(action: FeedAction, [name]: readonly string[], options: Options): Promise<number> {
  const { dealership } = options;
  if (name === undefined || typeof dealership !== 'string')
    throw new BadUse('Name the feed, and the dealership with --dealership SLUG.');
  return withPlatform(async (platform) => {
    const feed = await findFeed(platform, dealership, name);
    if (feed === null) throw new BadUse(`There is no feed "${name}" of a dealership "${dealership}".`);
    return ACTIONS[action](platform, feed, options);
  });
}

type Action = (platform: Platform, feed: ListedFeed, options: Options) => Promise<number> | number;

const ACTIONS: Readonly<Record<FeedAction, Action>> = {
  show: (platform, feed, { json }) => {
    if (json === true) say(JSON.stringify(shown(feed), null, 2));
    else for (const line of feedLines(feed, folderOf(meansOf(platform), feed).path)) say(line);
    return 0;
  },
  run: async (platform, feed, options) => tell(await runNow(meansOf(platform), feed, options.accept === true), feed, options),
  retry: async (platform, feed, options) =>
    tell(await retryFeed(meansOf(platform), feed, options.accept === true), feed, options),
  pause: async (platform, feed) => {
    say((await setPaused(platform, feed, true)) ? `${feed.name} is paused.` : `${feed.name} was paused already.`);
    return 0;
  },
  resume: async (platform, feed) => {
    say((await setPaused(platform, feed, false)) ? `${feed.name} is running again.` : `${feed.name} was not paused.`);
    return 0;
  },
  key: async ({ settings }, { dealership, name, definition }) => {
    if (definition?.from.kind !== 'webhook') throw new BadUse(`Nothing is sent to the feed "${name}", so it has no key.`);
    const signer = new Signer((await withSigningKeys(settings)).SECRET_KEY);
    say(stockKey(signer, { dealership, name, keyNumber: definition.from.keyNumber }));
    complain(
      `The sender signs with this key and posts to /api/stock?dealership=${dealership}&feed=${name} of the dealer's site.`,
    );
    return 0;
  },
};

/** A feed for a program: an address may have a password in it. */
const shown = ({ id: _id, definition, ...feed }: ListedFeed) => ({
  ...feed,
  definition:
    definition?.from.kind === 'pull'
      ? { ...definition, from: { ...definition.from, url: shownAddress(definition.from.url) } }
      : definition,
});

function wayOf(from: FeedSource | undefined): string {
  if (from === undefined) return 'by command';
  if (from.kind === 'pull') return `every ${countWords(from.minutes, 'minute')} from ${shownAddress(from.url)}`;
  return from.kind === 'folder' ? 'by folder' : 'sent to /api/stock';
}

/** What of a feed's files waits for a person, in sentences. */
const waitsOf = ({ last }: ListedFeed): string | null => heldText((last?.account.waiting ?? []) as readonly HeldFile[]);

function stateOf(feed: ListedFeed): string {
  if (feed.pausedAt !== null) return 'paused';
  if (feed.failure !== null) return 'failing';
  if (waitsOf(feed) !== null) return 'held';
  return feed.last === null ? 'new' : 'in order';
}

function feedLine(feed: ListedFeed): string {
  const { dealership, name, definition, last, failure } = feed;
  const waits = waitsOf(feed);
  const told =
    last === null
      ? 'nothing imported yet'
      : `${last.startedAt.toISOString()}: ${last.added} added, ${last.changed} changed, ${last.unchanged} unchanged, ${last.removed} removed`;
  return [
    column(stateOf(feed), 10),
    column(`${dealership}/${name}`, 36),
    `${wayOf(definition?.from)}; ${told}`,
    ...(failure === null ? [] : [`; ${plain(failure)}`]),
    ...(waits === null ? [] : [`; ${plain(waits)}`]),
  ].join('');
}

function feedLines(feed: ListedFeed, folder: string): string[] {
  const { dealership, name, definition, last, failure, triedAt, dueAt, pausedAt } = feed;
  const waits = waitsOf(feed);
  return [
    `${name} of ${dealership}: ${wayOf(definition?.from)}, ${definition?.mode ?? 'as each command says'}.`,
    ...(definition?.from.kind === 'folder' ? [`Files are put into ${folder}.`] : []),
    ...(pausedAt === null ? [] : [`Paused since ${pausedAt.toISOString()}.`]),
    ...(triedAt === null ? [] : [`Last tried at ${triedAt.toISOString()}.`]),
    ...(failure === null ? [] : [`It failed: ${plain(failure)}`, retryText(feed)]),
    ...(waits === null ? [] : [plain(waits), acceptText({ dealership, name, arrives: definition !== null })]),
    ...(dueAt === null || pausedAt !== null ? [] : [`Next at ${dueAt.toISOString()}.`]),
    ...(last === null
      ? ['Nothing has been imported yet.']
      : [
          '',
          `The last report, on ${plain(last.source)} at ${last.startedAt.toISOString()}, ${countWords(last.rowCount, 'row')}:`,
          ...reportLines(last),
        ]),
  ];
}

function reportLines(last: LastRun): string[] {
  const account: ImportAccount = {
    ...(last.account as unknown as ImportAccount),
    ...last,
    rows: last.rowCount,
    setAside: last.setAside as ImportAccount['setAside'],
    held: (last.account.held ?? []) as ImportAccount['held'],
  };
  const { setAsideCount } = last.account;
  const count = typeof setAsideCount === 'number' ? setAsideCount : account.setAside.length;
  const left = leftLines(account).slice(0, SHOWN).map(plain);
  const more = count + account.held.length - left.length;
  return [...accountLines(account, false, count), ...left, ...(more > 0 ? [`  and ${numberText(more)} more rows`] : [])];
}

function tell(run: FeedRun, feed: ListedFeed, { json }: Options): number {
  if (json === true) say(JSON.stringify(run, null, 2));
  if (run.kind === 'busy') {
    complain('Another process is working on this feed, so nothing was tried or accepted. Try again in a moment.');
    return NOTHING_DONE;
  }
  if (run.kind === 'undefined')
    throw new BadUse('This feed is imported with "stock import": no site file says where it comes from.');
  if (run.kind === 'unchanged' || run.files.length === 0) {
    if (json !== true) for (const line of ['Nothing has arrived.', ...keptLines(run, feed)]) say(line);
    return ALL_IN;
  }
  const told = run.files.map((file) => ({ kind: file.result.kind, code: tellFile(file, { feed, isQuiet: json === true }) }));
  // A file that a newer one has replaced is no row left out.
  const codes = told.filter(({ kind }) => kind !== 'superseded').map(({ code }) => code);
  if (codes.length === 0) return NOTHING_DONE;
  if (codes.every((code) => code === ALL_IN)) return ALL_IN;
  return codes.every((code) => code === NOTHING_DONE) ? NOTHING_DONE : SOME_LEFT;
}

/** What a feed still has of earlier files, which a run leaves alone. */
function keptLines({ kind }: FeedRun, feed: ListedFeed): string[] {
  const waits = waitsOf(feed);
  // An address that has the same file as before has answered since it failed.
  const failure = kind === 'unchanged' ? null : feed.failure;
  return [
    ...(failure === null ? [] : [`An earlier file did not go in: ${plain(failure)}`, retryText(feed)]),
    ...(waits === null ? [] : [plain(waits), acceptText({ ...feed, arrives: true })]),
  ];
}

function tellFile(
  { source, result }: RunFile,
  { feed, isQuiet }: { readonly feed: ListedFeed; readonly isQuiet: boolean },
): number {
  const accept = acceptText({ ...feed, arrives: true });
  const tellLine = isQuiet ? () => {} : say;
  if (result.kind !== 'imported') {
    if (result.kind === 'held' && result.proposal !== null) for (const line of proposalLines(result.proposal)) tellLine(line);
    const isMappingNew = result.kind === 'held' && result.isMappingNew;
    complain(
      `${plain(source)}: ${isMappingNew ? `${MAPPING_SAVED} ` : ''}${result.reason} ${result.kind === 'held' ? accept : ''}`.trim(),
    );
    return isMappingNew ? SOME_LEFT : NOTHING_DONE;
  }
  const { account, leftOutFile } = result;
  tellLine(`${plain(source)}, ${countWords(account.rows, 'row')}:`);
  for (const line of accountLines(account, false)) tellLine(line);
  if (leftOutFile !== null) tellLine(`The rows that were left out are in ${leftOutFile}.`);
  if (result.waits === null) return exitCode(account);
  complain(`${result.isMappingNew ? `${MAPPING_SAVED} ` : ''}${plain(result.waits)} ${accept}`);
  return result.isMappingNew ? SOME_LEFT : exitCode(account);
}
