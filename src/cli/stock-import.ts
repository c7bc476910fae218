import path from 'node:path';
import { readFeed } from '#src/adapters/feeds/read-feed.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { upsertVehicles } from '#src/use-cases/stock/upsert-vehicles.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt stock import FILE.json --dealership SLUG`: imports vehicles through the one write path (ledger J1, J6). */
export async function importStock([file]: readonly string[], { dealership }: Options): Promise<number> {
  if (file === undefined || typeof dealership !== 'string')
    throw new BadUse('Name the file, and the dealership with --dealership SLUG.');
  const rows = await readFeed(file);
  return withPlatform(async ({ store }) => {
    const result = await upsertVehicles(store, rows, { dealership, source: path.basename(file), now: new Date() });
    const { added, changed, unchanged, setAside, absent } = result;
    say(`${added} added, ${changed} changed, ${unchanged} unchanged, ${setAside.length} set aside.`);
    const [are, they] = absent === 1 ? ['is', 'it stays'] : ['are', 'they stay'];
    if (absent > 0) say(`${countWords(absent, 'unsold vehicle')} of this dealership ${are} not in the file; ${they}.`);
    if (rows.length === 0) complain(`${file} has 0 rows: nothing was changed.`);
    for (const { row, stocknum, reason } of setAside)
      complain(`row ${row}${stocknum === null ? '' : ` (${stocknum})`}: ${reason}`);
    return setAside.length === 0 && rows.length > 0 ? 0 : 1;
  });
}
