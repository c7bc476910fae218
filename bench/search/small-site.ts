import { FACETS } from '#src/rules/search/facets.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { bumpVersions } from '#src/store/site/versions.ts';
import { inTurn, ms } from './measure.ts';

const ALL = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;

/** A small site on its own and among many vehicles of others: loading, refreshing after a change, searching. */
export async function smallSite(alone: DatabaseUrls, among: DatabaseUrls, slug: string, others: number): Promise<void> {
  const [one, other] = [await opened(alone, slug), await opened(among, slug)];
  const table: Record<string, object> = {};
  for (const what of ['load', 'refresh', 'search'] as const) {
    const found = await inTurn({ alone: () => one[what](), among: () => other[what]() }, 40);
    table[what] = {
      'alone ms': ms(found.alone),
      [`among ${others.toLocaleString('en-AU')} ms`]: ms(found.among),
      ratio: (found.among / found.alone).toFixed(2),
    };
  }
  console.table(table);
  await Promise.all([one.end(), other.end()]);
}

async function opened(urls: DatabaseUrls, slug: string) {
  const [db, all] = [connect(urls.app), connect(urls.platform)];
  const site = await all.selectFrom('site').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const dealership = await all
    .selectFrom('siteDealership')
    .select('dealershipId as id')
    .where('siteId', '=', site.id)
    .executeTakeFirstOrThrow();
  const make = () => new Showrooms({ db, url: urls.app, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now });
  const kept = make();
  const showroom = await kept.of(site.id);
  let offset = 0;
  return {
    load: () => make().of(site.id),
    refresh: async () => {
      await all.transaction().execute((trx) => bumpVersions(trx, [{ kind: 'dealership', id: dealership.id }]));
      await kept.refresh();
    },
    search: () => {
      offset += 1;
      return showroom?.stock.search(ALL, { offset, limit: 21, facets: FACETS });
    },
    end: () => Promise.all([db.destroy(), all.destroy()]),
  };
}
