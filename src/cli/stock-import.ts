import path from 'node:path';
import { readFeed } from '#src/adapters/feeds/read-feed.ts';
import { upsertVehicles } from '#src/use-cases/upsert-vehicles.ts';
import { BadUse, type Command, complain, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt stock import FILE.json --dealership SLUG`: brings vehicles in by the one write path (ledger J1, J6). */
export const stockImport: Command = {
  name: 'stock import',
  usage: 'FILE.json --dealership SLUG',
  does: "adds and changes a dealership's vehicles",
  options: { dealership: { type: 'string' } },
  run: async ([file], { dealership }) => {
    if (file === undefined || typeof dealership !== 'string') throw new BadUse('Which file, and which dealership?');
    const rows = await readFeed(file);
    return withPlatform(async ({ store }) => {
      const result = await upsertVehicles(store, rows, { dealership, source: path.basename(file), now: new Date() });
      say(
        `${result.added} added, ${result.changed} changed, ${result.unchanged} unchanged, ${result.setAside.length} set aside.`,
      );
      for (const { row, stocknum, reason } of result.setAside)
        complain(`row ${row}${stocknum === null ? '' : ` (${stocknum})`}: ${reason}`);
      return result.setAside.length === 0 ? 0 : 1;
    });
  },
};
