import { PostRefused } from '#src/adapters/outside/post-refused.ts';
import { ANNOUNCED_WITHIN_DAYS, indexNowBody, MOST_ADDRESSES } from '#src/rules/seo/index-now.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { Stock } from '#src/showroom/stock.ts';
import type { Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { changesToTell, noteTold, sitesThatMayTell } from '#src/store/stock/indexed-events.ts';
import type { LeadSite, LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { indexNowKey } from './index-now-key.ts';

/** How many vehicles are read at once. */
const AT_ONCE = 500;

export interface TellingMeans {
  readonly db: Database;
  readonly sites: Pick<LeadSites, 'of'>;
  /** Posts a list to IndexNow; throws PostRefused when it was not accepted. */
  readonly post: (body: string) => Promise<void>;
  readonly now: () => Date;
  /** Called when a site's list was not accepted; it is sent again with the next run. */
  readonly onRefused: (refused: PostRefused, site: string) => void;
}

/** Tells search engines which vehicle pages of sites with the switch are new, changed or gone (ledger W5). Returns how many pages. */
export async function tellSearchEngines({ db, sites, post, now, onRefused }: TellingMeans): Promise<number> {
  let told = 0;
  const since = new Date(now().getTime() - ANNOUNCED_WITHIN_DAYS * DAY_MS);
  for (const site of await sitesThatMayTell(db)) {
    const known = await sites.of(site);
    // Nobody outside can open a developer's machine.
    if (known?.site.switches.indexNow !== true || !known.origin.startsWith('https:')) continue;
    const changes = await changesToTell(db, site.id, since, MOST_ADDRESSES);
    if (changes === null) continue;
    const paths = await pagesOf(db, known, changes.vehicleIds);
    try {
      if (paths.length > 0) await post(indexNowBody(known.origin, indexNowKey(site.slug), paths));
    } catch (error) {
      if (!(error instanceof PostRefused)) throw error;
      onRefused(error, site.slug);
      continue;
    }
    await noteTold(db, site.id, changes.events);
    told += paths.length;
  }
  return told;
}

/** The pages that these vehicles have on a site. One of another make, or that the site's own filters hide, has none there. */
async function pagesOf(
  db: Database,
  { site, locations }: Pick<LeadSite, 'site' | 'locations'>,
  ids: readonly number[],
): Promise<string[]> {
  const store = new SiteStore(db, site.id);
  const stock = new Stock(site, locations, [], null, 0);
  const paths: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const car of await store.vehicles(ids.slice(from, from + AT_ONCE)))
      if (stock.isOurs(car)) paths.push(detailHref(site.switches.detailLinkPrefix, car));
  return paths;
}
