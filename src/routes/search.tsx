import { redirect } from 'react-router';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { TrackOn } from '#src/ui/kit/track-on.tsx';
import { Search } from '#src/ui/search/search.island.tsx';
import { searchDocument } from '#src/views/search/search-document.ts';
import { crumbsData } from '#src/views/site/graph-parts.ts';
import type { Route } from './+types/search.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const isOurs = pathname.startsWith('/search/') || pathname.startsWith(ctx.site.switches.breadcrumbPrefix);
  const found = isOurs ? await searchDocument(ctx, { ...params, params: searchParams }) : null;
  if (found === null) throw notFound();
  if (found.properQuery !== null) throw redirect(pathname + found.properQuery);
  const { results, title } = found;
  return {
    results,
    title,
    description: `${results.title} for sale at ${ctx.site.name}.`,
    graph: crumbsData(ctx, results.crumbs, `${ctx.origin}${results.path}`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { title, description, graph } }) => [
  { title },
  { name: 'description', content: description },
  { 'script:ld+json': { '@context': 'https://schema.org', ...graph } },
];

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Search page={loaderData.results} />
      <TrackOn on="open" event={{ id: EVENTS.searchOpened }} />
    </>
  );
}
