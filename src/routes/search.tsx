import { redirect } from 'react-router';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { TrackOn } from '#src/ui/kit/track-on.tsx';
import { Search } from '#src/ui/search/search.island.tsx';
import { aboutSearch } from '#src/views/search/about-search.ts';
import { searchDocument } from '#src/views/search/search-document.ts';
import { feedPath } from '#src/views/search/search-feed.ts';
import { stockNow } from '#src/views/search/stock-now.ts';
import type { Route } from './+types/search.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const isOurs = pathname.startsWith('/search/') || pathname.startsWith(ctx.site.switches.breadcrumbPrefix);
  const found = isOurs ? await searchDocument(ctx, { ...params, params: searchParams }) : null;
  if (found === null) throw notFound();
  if (found.properQuery !== null) throw redirect(pathname + found.properQuery);
  const { results, title } = found;
  const query = readSearchQuery(searchParams);
  const feed = ctx.origin + feedPath({ ...params, query });
  const now = await stockNow(ctx, { ...params, query });
  return { results, title, siteName: ctx.site.name, about: { ...aboutSearch(ctx, results, query, now), feed } };
}

/** Ledger W1, W5. */
export const meta: Route.MetaFunction = ({ loaderData: { title, siteName, about } }) => pageMeta({ ...about, title, siteName });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Search page={loaderData.results} />
      <TrackOn on="open" event={{ id: EVENTS.searchOpened }} />
    </>
  );
}
