import { siteSwitches } from '#src/site/site.ts';
import { SWITCH_NAMES, type Switches, type SwitchName, switchMeta } from '#src/site/switches.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { BadUse, type Command, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site show SLUG`: every switch of a site, its value, and the layer it came from (ledger P3, J6). */
export const siteShow: Command = {
  name: 'site show',
  usage: 'SLUG [--dealership SLUG] [--json]',
  does: "shows a site's switches and where each comes from",
  options: { dealership: { type: 'string' }, json: { type: 'boolean' } },
  run: ([slug], { dealership: wanted, json }) => {
    if (slug === undefined) throw new BadUse('Which site?');
    return withPlatform(async ({ db }) => {
      const site = await db.selectFrom('site').select('id').where('slug', '=', slug).executeTakeFirst();
      if (site === undefined) throw new BadUse(`There is no site "${slug}".`);
      const read = await new SiteStore(db, site.id).snapshot(new Date(), (snapshot) => Promise.resolve(snapshot?.site ?? null));
      if (read === null) throw new BadUse(`There is no site "${slug}".`);
      const dealership = read.dealerships.find((one) => one.slug === wanted);
      if (wanted !== undefined && dealership === undefined)
        throw new BadUse(`The site "${slug}" has no dealership "${String(wanted)}".`);
      const { values, origins } = siteSwitches(read.definition, read.layers, dealership);
      if (json === true)
        say(
          JSON.stringify(
            SWITCH_NAMES.map((name) => ({ switch: name, value: shown(name, values), from: origins[name] })),
            null,
            2,
          ),
        );
      else
        for (const name of SWITCH_NAMES)
          say(`${name.padEnd(24)}${JSON.stringify(shown(name, values)).padEnd(44)} ${origins[name]}`);
      return 0;
    });
  },
};

/** A secret is said to be set, and no more: what a command prints ends up in terminals, tickets and logs (ledger H10). */
const shown = (name: SwitchName, values: Switches): Switches[SwitchName] =>
  switchMeta(name).secret === true && values[name] !== null ? 'set (hidden)' : values[name];
