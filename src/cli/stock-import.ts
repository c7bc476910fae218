import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { BadFeed } from '#src/adapters/feeds/feed-file.ts';
import { writeLeftOut } from '#src/adapters/feeds/left-out-file.ts';
import { type OpenFeed, openFeed } from '#src/adapters/feeds/open-feed.ts';
import { BY_HAND } from '#src/rules/feeds/held-files.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugSchema } from '#src/site/fields.ts';
import { type FeedImported, type ImportAccount, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { parseMapping } from '#src/use-cases/stock/parse-mapping.ts';
import { FileHeld } from '#src/use-cases/stock/run-result.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { lowerOwnPriority } from './lower-own-priority.ts';
import {
  accountLines,
  changeLines,
  exitCode,
  leftLines,
  MAPPING_SAVED,
  NOTHING_DONE,
  proposalLines,
  SOME_LEFT,
} from './stock-lines.ts';
import { type Platform, withPlatform } from './with-platform.ts';

const PROGRESS_MS = 2_000;
const LONG_BYTES = 1024 * 1024;

/** `forecourt stock import FILE --dealership SLUG`: imports a file of vehicles through the one write path (ledger J1, J6, J7). */
export async function importStock([file]: readonly string[], options: Options): Promise<number> {
  const { dealership, feed: name = 'file' } = options;
  if (file === undefined || typeof dealership !== 'string' || typeof name !== 'string')
    throw new BadUse('Name the file, and the dealership with --dealership SLUG.');
  // As in sites' files: it names a folder, too.
  if (!slugSchema.safeParse(name).success)
    throw new BadUse(`"${name}" cannot be a feed’s name: use lower-case letters, digits and hyphens.`);
  const mapping = typeof options.mapping === 'string' ? parseMapping(await readMapping(options.mapping)) : null;
  const feed = await openFeed(file);
  // What is read in no time need not give way.
  const isBackground = feed.file.size > LONG_BYTES;
  if (isBackground) lowerOwnPriority();
  const importIt = async ({ store }: Platform) => {
    try {
      const imported = await importFeed(store, {
        feed,
        dealership,
        name,
        source: path.basename(file),
        mapping,
        mode: options.snapshot === true ? 'snapshot' : 'changes',
        isAccepted: options.accept === true,
        isDryRun: options['dry-run'] === true,
        now: new Date(),
        onProgress: progressOf(feed),
      });
      return await tell(imported, file, options);
    } catch (error) {
      if (!(error instanceof FileHeld)) throw error;
      const isDryRun = options['dry-run'] === true;
      if (options.json === true) say(JSON.stringify({ isHeld: true, reason: error.message, isDryRun }, null, 2));
      const done = error.isMappingSaved ? `${MAPPING_SAVED} No vehicle was changed.` : 'Nothing was changed.';
      complain(`${error.message} ${done} Run it again with --accept if that is right.`);
      return error.isMappingSaved ? SOME_LEFT : NOTHING_DONE;
    }
  };
  return withPlatform(importIt, { isBackground });
}

async function readMapping(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw new BadFeed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function tell(imported: FeedImported, file: string, options: Options): Promise<number> {
  const { json } = options;
  if (imported.kind === 'proposed') {
    if (json === true) say(JSON.stringify(imported.proposal, null, 2));
    else for (const line of proposalLines(imported.proposal)) say(line);
    complain('Nothing was changed. Run it again with --accept if the mapping is right, or name your own with --mapping.');
    return NOTHING_DONE;
  }
  const { account, kind, proposal } = imported;
  const left = kind === 'done' ? await writeLeft(account, file) : null;
  const { left: _rows, ...told } = account;
  if (json === true) say(JSON.stringify({ ...told, isDryRun: kind === 'dry-run', leftOutFile: left }, null, 2));
  else {
    if (kind === 'dry-run') for (const line of changeLines(account)) say(line);
    for (const line of accountLines(account, kind === 'dry-run')) say(line);
    if (left !== null)
      say(`The rows that were left out are in ${left}: fix them there and import that file${againWith(options)}.`);
  }
  if (account.rows === 0 && account.removed === 0) complain(`${file} has 0 rows: nothing was changed.`);
  for (const line of leftLines(account)) complain(line);
  const isHeld = account.held.length > 0 || account.removalHeld !== null;
  if (isHeld && proposal !== null && kind === 'done') complain(MAPPING_SAVED);
  if (isHeld && kind === 'done') complain(BY_HAND);
  return isHeld && proposal !== null ? SOME_LEFT : exitCode(account);
}

/** The options that the mended rows need to be read as the file was. */
function againWith(options: Options): string {
  const needed = (['feed', 'mapping'] as const).filter((name) => typeof options[name] === 'string');
  return needed.length === 0 ? '' : ` with ${needed.map((name) => `--${name} ${String(options[name])}`).join(' and ')}`;
}

/**
 * Writes the rows that did not go in beside the file they came from; what an earlier import left there goes. The import itself is done, and must not
 * look as if it were not.
 */
async function writeLeft({ left: leftOut }: ImportAccount, file: string): Promise<string | null> {
  const left = path.join(path.dirname(file), `${path.basename(file, path.extname(file))}.left-out.csv`);
  try {
    if (leftOut.columns.length === 0) {
      await rm(left, { force: true });
      return null;
    }
    await writeLeftOut(left, leftOut);
    return left;
  } catch (error) {
    complain(`${left} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
    return null;
  }
}

/** Says how far a long import is, every two seconds. */
function progressOf({ file }: OpenFeed): (rows: number) => void {
  const began = Date.now();
  let told = began;
  return (rows) => {
    const now = Date.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    const seconds = (now - began) / 1000;
    const left = Math.ceil(seconds * (file.size / Math.max(1, file.bytesRead) - 1));
    complain(`${numberText(rows)} rows, ${numberText(Math.round(rows / seconds))} a second, about ${left} s left`);
  };
}
