import type { Database } from '#src/store/connect.ts';
import { BadUse, type Options } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** What a command about one site works with. */
export interface AtDesk<Desk> {
  readonly desk: Desk;
  readonly isJson: boolean;
}

/** Opens the desk of the site that --site names. */
export function withSiteDesk<Desk>(
  open: (db: Database, site: string) => Promise<Desk | null>,
  { site, json }: Options,
  work: (input: AtDesk<Desk>) => Promise<number>,
): Promise<number> {
  if (typeof site !== 'string') throw new BadUse('Name the site with --site SLUG.');
  return withPlatform(async ({ db }) => {
    const desk = await open(db, site);
    if (desk === null) throw new BadUse(`There is no site "${site}".`);
    return work({ desk, isJson: json === true });
  });
}
