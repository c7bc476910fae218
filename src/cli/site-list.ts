import { listSites as listKnownSites } from '#src/store/site/sites.ts';
import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site list`: all sites; removed ones are marked. */
export const listSites = (): Promise<number> =>
  withPlatform(async ({ db }) => {
    const sites = await listKnownSites(db);
    for (const { slug, name, isRemoved } of sites)
      say(`${slug.padEnd(24)}${name}${isRemoved ? ' (removed; "forecourt site restore" brings it back)' : ''}`);
    if (sites.length === 0) say('There are no sites yet: "forecourt site create SLUG" creates one.');
    return 0;
  });
