import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postcodeStates } from '#src/adapters/postcodes/read-suburbs.ts';
import { localHost } from '#src/rules/site/site-hosts.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { STATES, zoneOfState } from '#src/rules/time/zones.ts';
import { findSite } from '#src/store/site/sites.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { applyFiles } from './site-apply.ts';
import { type StarterFacts, starterSite } from './starter-site.ts';
import { type Platform, withPlatform } from './with-platform.ts';

/** `forecourt site create SLUG`: writes a small site file to start from and applies it. */
export async function createSite([slug]: readonly string[], options: Options): Promise<number> {
  const facts = starterFacts(slug, options);
  await checkPostcode(facts);
  return withPlatform(async (platform) => {
    await checkNotRemoved(platform, facts.slug);
    const file = path.join(platform.sitesDir, `${facts.slug}.json`);
    if (existsSync(file)) throw new BadUse(`${file} already exists: edit it and run "forecourt site apply".`);
    await mkdir(path.join(platform.sitesDir, 'templates'), { recursive: true });
    const template = path.join(platform.sitesDir, 'templates', 'classic.json');
    if (!existsSync(template)) await writeFile(template, `${JSON.stringify({ switches: {} }, null, 2)}\n`);
    await writeFile(file, `${JSON.stringify({ $schema: schemaFrom(platform.sitesDir), ...starterSite(facts) }, null, 2)}\n`);
    const { applied, refused } = await applyFiles(platform);
    if (!applied.includes(facts.slug)) {
      await rm(file);
      complain('No site was created. Fix what was refused above and try again.');
      return 1;
    }
    say(`The site is in ${path.relative(process.cwd(), file)} and at http://${localHost(facts.slug)}:${platform.settings.PORT}`);
    say('Its privacy policy and terms of use are sample texts: replace them with your own.');
    return refused.length === 0 ? 0 : 1;
  });
}

function starterFacts(slug: string | undefined, options: Options): StarterFacts {
  const { name, city, state, postcode, email, 'no-email': isWithoutEmail } = options;
  if (slug === undefined || slug !== slugOf(slug))
    throw new BadUse('The slug must be lower-case letters, digits and single dashes.');
  if (typeof name !== 'string' || typeof city !== 'string' || typeof state !== 'string' || typeof postcode !== 'string')
    throw new BadUse('A site needs a name, and the city, state and postcode of its first location.');
  if (zoneOfState(state) === null) throw new BadUse(`The state must be one of ${STATES.join(', ')}.`);
  if ((typeof email === 'string') === (isWithoutEmail === true))
    throw new BadUse('Who receives its leads? Pass --email ADDRESS, or --no-email to leave them in "forecourt leads".');
  return { slug, name, city, state, postcode, email: typeof email === 'string' ? email : null };
}

/** A removed site keeps its slug and its data: a new site with that slug would not be served. */
async function checkNotRemoved({ db }: Platform, slug: string): Promise<void> {
  const site = await findSite(db, slug);
  if (site === null || !site.isRemoved) return;
  throw new BadUse(
    `The site "${slug}" was removed: "forecourt site restore ${slug}" brings it back. A new site needs another slug.`,
  );
}

async function checkPostcode({ postcode, state }: Pick<StarterFacts, 'postcode' | 'state'>): Promise<void> {
  const states = await postcodeStates(postcode);
  if (states.length === 0) throw new BadUse(`There is no postcode "${postcode}" in Australia.`);
  if (!states.includes(state.toUpperCase()))
    throw new BadUse(`The postcode ${postcode} is in ${states.join(' and ')}, not in ${state.toUpperCase()}.`);
}

/** The path of the JSON Schema of site files, relative to the sites' folder, for editors. */
const schemaFrom = (sitesDir: string): string =>
  path.relative(sitesDir, path.resolve(import.meta.dirname, '../../docs/schema/site.json')).replaceAll(path.sep, '/');
