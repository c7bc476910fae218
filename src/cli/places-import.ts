import { readFeed } from '#src/adapters/feeds/read-feed.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { importHours } from '#src/use-cases/places/import-hours.ts';
import { importReviews } from '#src/use-cases/places/import-reviews.ts';
import type { LocationsImported } from '#src/use-cases/stock/check-rows.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

type Import = (platform: PlatformStore, rows: readonly unknown[], dealership: string) => Promise<LocationsImported>;

const IMPORTS = { hours: importHours, reviews: importReviews } as const satisfies Record<string, Import>;

/** `forecourt hours import` and `forecourt reviews import`: a dealership's special hours (ledger D6) and reviews (D7). */
export async function importPlaces(
  what: keyof typeof IMPORTS,
  [file]: readonly string[],
  { dealership }: Options,
): Promise<number> {
  if (file === undefined || typeof dealership !== 'string')
    throw new BadUse('Name the file, and the dealership with --dealership SLUG.');
  const rows = await readFeed(file, what);
  return withPlatform(async ({ store }) => {
    const { added, changed, unchanged, setAside } = await IMPORTS[what](store, rows, dealership);
    say(`${added} added, ${changed} changed, ${unchanged} unchanged, ${setAside.length} set aside.`);
    if (rows.length === 0) complain(`${file} has 0 rows: nothing was changed.`);
    for (const { row, reason } of setAside) complain(`row ${row}: ${reason}`);
    return setAside.length === 0 && rows.length > 0 ? 0 : 1;
  });
}
