import { type Command, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site list`: the sites there are. */
export const siteList: Command = {
  name: 'site list',
  usage: '',
  does: 'lists the sites',
  options: {},
  run: () =>
    withPlatform(async ({ db }) => {
      const sites = await db.selectFrom('site').select(['slug', 'name']).orderBy('slug').execute();
      for (const { slug, name } of sites) say(`${slug.padEnd(24)}${name}`);
      if (sites.length === 0) say('There is no site yet: forecourt site create SLUG makes one.');
      return 0;
    }),
};
