import type { Command, OptionSpec } from './command.ts';
import type { FeedAction } from './feeds.ts';
import { dealership, json } from './option-specs.ts';

const accept: OptionSpec = {
  type: 'boolean',
  does: 'accepts the proposed mapping and anything that would otherwise wait for a person',
};

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
      feed: { type: 'string', does: 'the name to store the mapping and import reports under; "file" by default' },
      'dry-run': { type: 'boolean', does: 'shows what would change without changing anything' },
      accept,
      json,
    },
    run: async (words, options) => (await import('./stock-import.ts')).importStock(words, options),
  },
  {
    name: 'stock export',
    usage: '--dealership SLUG --out FILE.csv',
    does: 'writes a dealership\'s stock as CSV that "stock import" can read',
    words: 0,
    options: { dealership, out: { type: 'string', does: 'the file to write' } },
    run: async (_words, options) => (await import('./stock-export.ts')).exportStockFile(options),
  },
  {
    name: 'hours import',
    usage: 'FILE.json --dealership SLUG',
    does: "adds and updates a dealership's special hours",
    words: 1,
    options: { dealership },
    run: async (words, options) => (await import('./places-import.ts')).importPlaces('hours', words, options),
  },
  {
    name: 'reviews import',
    usage: 'FILE.json --dealership SLUG',
    does: "adds and updates a dealership's reviews",
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
  onFeed('show', "shows where a feed's files come from and the report on the last one", { json }),
  onFeed(
    'run',
    'imports what has arrived for a feed, and with --accept also what would otherwise wait for a person; "feeds retry" imports what is already waiting; exits as "stock import" does',
    { accept, json },
  ),
  onFeed('retry', 'retries what failed, or what is waiting for a person', { accept, json }),
  onFeed('pause', 'stops importing a feed until it is resumed'),
  onFeed('resume', 'resumes a paused feed'),
  onFeed('key', "prints the key that a feed's sender signs with"),
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
    does: "fetches a dealership's failed photos again",
    words: 0,
    options: { dealership, json },
    run: async (_words, options) => (await import('./photos.ts')).retryPhotos(options),
  },
  {
    name: 'photos',
    usage: '--dealership SLUG [--failed] [--limit 50] [--json]',
    does: "counts a dealership's photos and lists those not stored, with the reason",
    words: 0,
    options: {
      dealership,
      failed: { type: 'boolean', does: 'lists only the ones that failed' },
      limit: { type: 'string', does: 'how many to list; 50 by default' },
      json,
    },
    run: async (_words, options) => (await import('./photos.ts')).listPhotos(options),
  },
];

/** What is done with stock: files, feeds and photos. */
export const STOCK: readonly Command[] = [...IMPORTS, ...FEEDS, ...PHOTOS];
