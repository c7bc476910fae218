import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import { resolveSite, siteSwitches } from '#src/site/site.ts';
import { SWITCH_NAMES, type Switches, type SwitchName, switchMeta } from '#src/site/switches/switches.ts';
import { findSite } from '#src/store/site/sites.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt site show SLUG`: every switch of a site, its value, and the layer it came from (ledger P3, J6). */
export async function showSite([slug]: readonly string[], { dealership: wanted, json }: Options): Promise<number> {
  if (slug === undefined) throw new BadUse('Give the site’s slug.');
  return withPlatform(async ({ db }) => {
    const site = await findSite(db, slug);
    if (site === null) throw new BadUse(`There is no site "${slug}".`);
    const read = await new SiteStore(db, site.id).snapshot(new Date(), (snapshot) => Promise.resolve(snapshot?.site ?? null));
    if (read === null) throw new BadUse(`There is no site "${slug}".`);
    const { definition, layers, dealerships } = read;
    const dealership = dealerships.find((one) => one.slug === wanted);
    if (wanted !== undefined && dealership === undefined)
      throw new BadUse(`The site "${slug}" has no dealership "${String(wanted)}".`);
    const { values, origins } = siteSwitches(definition, layers, dealership);
    if (json === true) {
      const rows = SWITCH_NAMES.map((name) => ({ switch: name, value: shown(name, values), from: origins[name] }));
      say(JSON.stringify(rows, null, 2));
      return 0;
    }
    for (const name of SWITCH_NAMES) say(`${name.padEnd(24)}${JSON.stringify(shown(name, values)).padEnd(44)} ${origins[name]}`);
    if (site.isRemoved) complain(`removed    ${slug}: it is not served; "forecourt site restore ${slug}" brings it back`);
    const warnings = siteWarnings(resolveSite(site.id, definition, layers, dealerships));
    for (const warning of warnings) complain(`warning    ${slug}: ${warning}`);
    return 0;
  });
}

/** Of a secret only whether it is set is printed: what a command prints ends up in terminals, tickets and logs (ledger H10). */
const shown = (name: SwitchName, values: Switches): Switches[SwitchName] =>
  switchMeta(name).secret === true && values[name] !== null ? 'set (hidden)' : values[name];
