import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { lowerOwnPriority } from '#src/cli/lower-own-priority.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { importFeed } from '#src/use-cases/stock/import-feed.ts';

/**
 * A process that imports files as the command does: with the same engine settings, and after whoever serves visitors. Its parent sends the path of
 * a file and is told what became of it.
 */
export interface Imported {
  readonly unchanged: number;
  readonly processorMs: number;
  /** The most memory that it had, over what it had before its first file. */
  readonly megabytes: number;
}

const [url = '', dealership = ''] = process.argv.slice(2);
const WATCHED_EVERY_MS = 50;

lowerOwnPriority();
const db = connect(url, { max: 4, statementMs: null, isBackground: true });
const platform = new PlatformStore(db);
await platform.hasDealership(dealership);
globalThis.gc?.();
const idle = megabytes();

process.on('disconnect', () => process.exit(0));
process.on('message', ({ file }: { readonly file: string }) => void told(file));

async function told(file: string): Promise<void> {
  const { result, most } = await watched(() => bring(file));
  process.send?.({ ...result, megabytes: most - idle });
}

async function bring(file: string): Promise<Omit<Imported, 'megabytes'>> {
  const before = process.cpuUsage();
  const imported = await importFeed(platform, {
    feed: await openFeed(file),
    dealership,
    name: 'bench',
    source: 'bench',
    mapping: null,
    mode: 'changes',
    isAccepted: true,
    isDryRun: false,
    now: new Date(),
  });
  if (imported.kind !== 'done') throw new Error('The file did not go in.');
  const { user, system } = process.cpuUsage(before);
  return { unchanged: imported.account.unchanged, processorMs: (user + system) / 1000 };
}

function megabytes(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}

async function watched<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly most: number }> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, WATCHED_EVERY_MS);
  try {
    return { result: await work(), most };
  } finally {
    clearInterval(timer);
  }
}
