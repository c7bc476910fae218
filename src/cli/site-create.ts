import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localHost } from '#src/rules/site/site-hosts.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { BadUse, type Command, complain, say } from './command.ts';
import { applyFiles } from './site-apply.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site create SLUG`: writes a small site file to begin from and applies it. */
export const siteCreate: Command = {
  name: 'site create',
  usage: 'SLUG --name NAME --city CITY --state STATE --postcode 4000',
  does: 'writes a new site file and applies it',
  options: { name: { type: 'string' }, city: { type: 'string' }, state: { type: 'string' }, postcode: { type: 'string' } },
  run: ([slug], { name, city, state, postcode }) => {
    if (slug === undefined || slug !== slugOf(slug))
      throw new BadUse('The slug must be lower case letters, digits and single dashes.');
    if (typeof name !== 'string' || typeof city !== 'string' || typeof state !== 'string' || typeof postcode !== 'string')
      throw new BadUse('A site needs a name, and the city, state and postcode of its first location.');
    return withPlatform(async (platform) => {
      const file = path.join(platform.sitesDir, `${slug}.json`);
      if (existsSync(file)) throw new BadUse(`${file} is there already: edit it and run "forecourt site apply".`);
      await mkdir(path.join(platform.sitesDir, 'templates'), { recursive: true });
      const template = path.join(platform.sitesDir, 'templates', 'classic.json');
      if (!existsSync(template)) await writeFile(template, `${JSON.stringify({ switches: {} }, null, 2)}\n`);
      await writeFile(
        file,
        `${JSON.stringify({ $schema: schemaFrom(platform.sitesDir), ...starter(slug, name, { city, state, postcode }) }, null, 2)}\n`,
      );
      const { applied, refused } = await applyFiles(platform);
      if (!applied.includes(slug)) {
        await rm(file);
        complain('No site was made. Put right what is refused above and try again.');
        return 1;
      }
      say(`The site is in ${path.relative(process.cwd(), file)} and at http://${localHost(slug)}:${platform.settings.PORT}`);
      return refused.length === 0 ? 0 : 1;
    });
  },
};

/** Where an editor finds what a site's file may hold, from the folder of the sites. */
const schemaFrom = (sitesDir: string): string =>
  path.relative(sitesDir, path.resolve(import.meta.dirname, '../../docs/schema/site.json')).replaceAll(path.sep, '/');

/** A site that is small and whole: one dealership, one location, a home page of two blocks. */
function starter(slug: string, name: string, address: { city: string; state: string; postcode: string }) {
  const stock = '/search/new-used-and-demo-cars/';
  return {
    slug,
    name,
    template: 'classic',
    dealerships: [
      {
        slug: `${slug}-dealership`,
        name,
        locations: [{ slug: `${slug}-${slugOf(address.city)}`, name: `${name} ${address.city}`, primary: true, address }],
      },
    ],
    theme: { brand: '#1F4E79', accent: '#F2A93B' },
    menu: {
      header: [{ label: 'Our stock', href: stock }],
      footer: [{ heading: name, links: [{ label: 'Our stock', href: stock }] }],
    },
    pages: {
      home: {
        title: name,
        description: `${name}, ${address.city}.`,
        blocks: [
          {
            block: 'hero',
            heading: name,
            text: `{count} in stock in ${address.city}.`,
            primary: { label: 'See our stock', href: stock },
          },
          { block: 'vehicle-rail', heading: 'In stock now' },
        ],
      },
    },
  };
}
