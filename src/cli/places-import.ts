import { readFeed } from '#src/adapters/feeds/read-feed.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { importHours } from '#src/use-cases/import-hours.ts';
import { importReviews } from '#src/use-cases/import-reviews.ts';
import type { PlacesImported } from '#src/use-cases/import-rows.ts';
import { BadUse, type Command, complain, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

type Import = (platform: PlatformStore, rows: readonly unknown[], dealership: string) => Promise<PlacesImported>;

const importing = (what: string, does: string, bringIn: Import): Command => ({
  name: `${what} import`,
  usage: 'FILE.json --dealership SLUG',
  does,
  options: { dealership: { type: 'string' } },
  run: async ([file], { dealership }) => {
    if (file === undefined || typeof dealership !== 'string') throw new BadUse('Which file, and which dealership?');
    const rows = await readFeed(file, what);
    return withPlatform(async ({ store }) => {
      const { added, changed, unchanged, setAside } = await bringIn(store, rows, dealership);
      say(`${added} added, ${changed} changed, ${unchanged} unchanged, ${setAside.length} set aside.`);
      for (const { row, reason } of setAside) complain(`row ${row}: ${reason}`);
      return setAside.length === 0 ? 0 : 1;
    });
  },
});

/** `forecourt hours import FILE.json --dealership SLUG`: special hours of a dealership's locations (ledger D6). */
export const hoursImport = importing('hours', "adds and changes a dealership's special hours", importHours);

/** `forecourt reviews import FILE.json --dealership SLUG`: what customers say of a dealership (ledger D7). */
export const reviewsImport = importing('reviews', "adds and changes a dealership's reviews", importReviews);
