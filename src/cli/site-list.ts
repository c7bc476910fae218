import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site list`: the sites there are, with those that were removed marked. */
export const listSites = (): Promise<number> =>
  withPlatform(async ({ db }) => {
    const sites = await db.selectFrom('site').select(['slug', 'name', 'removedAt']).orderBy('slug').execute();
    for (const { slug, name, removedAt } of sites)
      say(`${slug.padEnd(24)}${name}${removedAt === null ? '' : ' (removed; "forecourt site restore" brings it back)'}`);
    if (sites.length === 0) say('There is no site yet: forecourt site create SLUG makes one.');
    return 0;
  });
