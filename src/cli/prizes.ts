import { isoInZone } from '#src/rules/time/zone-time.ts';
import { listDraws } from '#src/store/prizes/list-draws.ts';
import { findSite } from '#src/store/site/sites.ts';
import { BadUse, type Options, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt prizes list --site SLUG`: what was drawn, for whoever hands out the prizes or checks a draw (ledger A10). */
export async function listPrizes({ site, json }: Options): Promise<number> {
  if (typeof site !== 'string') throw new BadUse('Name the site with --site SLUG.');
  return withPlatform(async ({ db }) => {
    const found = await findSite(db, site);
    if (found === null) throw new BadUse(`There is no site "${site}".`);
    const draws = await listDraws(db, found.id);
    if (json === true) say(JSON.stringify(draws, null, 2));
    else if (draws.length === 0) say('Nobody has spun this site’s wheel yet.');
    else
      for (const { code, phone, name, validUntil, drawnAt, wheel } of draws)
        say(
          `${isoInZone('UTC', drawnAt.getTime()).slice(0, 10)}  ${(code ?? '-').padEnd(12)}${(phone ?? '-').padEnd(14)}${wheel}: ${name}${validUntil === null ? '' : `, until ${validUntil}`}`,
        );
    return 0;
  });
}
