import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import type { SitemapEntry } from '#src/rules/seo/sitemap.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { postHref, sitePosts } from '#src/views/blog/post-view.ts';
import { showHome, showPage } from '#src/views/pages/show-page.ts';

/** The site's own pages, those of its models, its offers and the searches by type; or its articles. */
export function listedPages(context: PageContext, list: 'pages' | 'articles', open: readonly string[]): readonly SitemapEntry[] {
  const { origin } = context;
  if (list === 'articles')
    return sitePosts(context).map((post) => ({ url: origin + postHref(post), changedAt: Date.parse(post.date) }));
  const paths = new Set([
    ...(showHome(context) === null ? [] : ['/']),
    ...open.filter((name) => showPage(context, name)?.kind === 'page').map((name) => `/${name}`),
    ...typePaths(context),
    ...listModels(context).flatMap(({ href }) => (href.startsWith('/') ? [href] : [])),
    ...context.showroom.offers.map(offerPath),
  ]);
  return [...paths].map((path) => ({ url: origin + path, changedAt: null }));
}

/** The searches by type that have something to show. */
function typePaths({ showroom }: PageContext): string[] {
  if (showroom.stock.count === 0) return [];
  const held = showroom.stock.values('car_type');
  const shown = Object.entries(TYPE_PAGES).filter(([, types]) => types.some((type) => held.includes(type)));
  return [ALL_STOCK, ...shown.map(([slug]) => addressPath('search', { slug }))];
}
