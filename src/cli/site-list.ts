import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site list`: all sites; removed ones are marked. */
export const listSites = (): Promise<number> =>
  withPlatform(async ({ db }) => {
    const sites = await db.selectFrom('site').select(['slug', 'name', 'removed_at']).orderBy('slug').execute();
    for (const { slug, name, removed_at } of sites)
      say(`${slug.padEnd(24)}${name}${removed_at === null ? '' : ' (removed; "forecourt site restore" brings it back)'}`);
    if (sites.length === 0) say('There is no site yet: "forecourt site create SLUG" creates one.');
    return 0;
  });
