import type { Command, OptionSpec } from './command.ts';
import type { FeedAction } from './feeds.ts';
import { dealership, json } from './option-specs.ts';

const accept: OptionSpec = { type: 'boolean', does: 'accepts the proposed mapping, and what would otherwise wait for a person' };

const IMPORTS: readonly Command[] = [
  {
    name: 'stock import',
    usage: 'FILE --dealership SLUG [--snapshot] [--mapping FILE] [--feed NAME] [--dry-run] [--accept] [--json]',
    does: "imports a dealership's vehicles from a CSV, TSV, JSON or XML file; exits with 3 when some rows were left out, 1 when nothing was done",
    words: 1,
    options: {
      dealership,
      snapshot: { type: 'boolean', does: 'the file is all of the stock: vehicles that are not in it are removed' },
      mapping: { type: 'string', does: 'a JSON file that says which columns are what' },
      feed: { type: 'string', does: 'the name under which the mapping and the accounts are kept; "file" by default' },
      'dry-run': { type: 'boolean', does: 'shows what would change, and changes nothing' },
      accept,
      json,
    },
    run: async (words, options) => (await import('./stock-import.ts')).importStock(words, options),
  },
  {
    name: 'stock export',
    usage: '--dealership SLUG --out FILE.csv',
    does: 'writes a dealership\'s stock as CSV, which "stock import" reads back',
    words: 0,
    options: { dealership, out: { type: 'string', does: 'the file to write' } },
    run: async (_words, options) => (await import('./stock-export.ts')).exportStockFile(options),
  },
  {
    name: 'hours import',
    usage: 'FILE.json --dealership SLUG',
    does: "adds and changes a dealership's special hours",
    words: 1,
    options: { dealership },
    run: async (words, options) => (await import('./places-import.ts')).importPlaces('hours', words, options),
  },
  {
    name: 'reviews import',
    usage: 'FILE.json --dealership SLUG',
    does: "adds and changes a dealership's reviews",
    words: 1,
    options: { dealership },
    run: async (words, options) => (await import('./places-import.ts')).importPlaces('reviews', words, options),
  },
];

const onFeed = (action: FeedAction, does: string, options: Command['options'] = {}): Command => ({
  name: `feeds ${action}`,
  usage: ['NAME --dealership SLUG', ...Object.keys(options).map((option) => `[--${option}]`)].join(' '),
  does,
  words: 1,
  options: { dealership, ...options },
  run: async (words, given) => (await import('./feeds.ts')).runOnFeed(action, words, given),
});

const FEEDS: readonly Command[] = [
  onFeed('show', "shows where a feed's files come from, and the account of the last one", { json }),
  onFeed('run', 'takes what has arrived for a feed now; exits as "stock import" does', { accept, json }),
  onFeed('retry', 'tries again what failed, or what waits for a person', { accept, json }),
  onFeed('pause', 'lets nothing of a feed in until it is resumed'),
  onFeed('resume', 'lets a paused feed go on'),
  onFeed('key', 'prints the key with which the sender of a feed signs'),
  {
    name: 'feeds',
    usage: '[--dealership SLUG] [--json]',
    does: 'lists the feeds and how their last imports went',
    words: 0,
    options: { dealership, json },
    run: async (_words, options) => (await import('./feeds.ts')).listFeedsOf(options),
  },
];

const PHOTOS: readonly Command[] = [
  {
    name: 'photos retry',
    usage: '--dealership SLUG [--json]',
    does: "fetches a dealership's photos that failed again",
    words: 0,
    options: { dealership, json },
    run: async (_words, options) => (await import('./photos.ts')).retryPhotos(options),
  },
  {
    name: 'photos',
    usage: '--dealership SLUG [--failed] [--limit 50] [--json]',
    does: "counts a dealership's photos, and lists those that are not stored and why",
    words: 0,
    options: {
      dealership,
      failed: { type: 'boolean', does: 'lists only those that failed' },
      limit: { type: 'string', does: 'how many to list; 50 by default' },
      json,
    },
    run: async (_words, options) => (await import('./photos.ts')).listPhotos(options),
  },
];

/** What is done with stock: files, feeds and photos. */
export const STOCK: readonly Command[] = [...IMPORTS, ...FEEDS, ...PHOTOS];
