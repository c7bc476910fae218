import { isRouteErrorResponse, redirect, useRevalidator } from 'react-router';
import { isNearInOtherForm } from '#src/rules/search/near.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { SearchResults } from '#src/ui/search/search-results.tsx';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { searchStock } from '#src/views/search/search-stock.ts';
import { crumbsData } from '#src/views/site/graph-parts.ts';
import type { Route } from './+types/search.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const isOurs = pathname.startsWith('/search/') || pathname.startsWith(ctx.site.switches.breadcrumbPrefix);
  const query = readSearchQuery(searchParams);
  const results = isOurs ? searchStock(ctx, { ...params, query }, await placesFor(query)) : null;
  if (results === null) throw notFound();
  const { near } = results.query;
  if (isNearInOtherForm(searchParams, near))
    throw redirect(pathname.replace(/\.data$/, '') + writeSearchQuery({ ...query, near }));
  const graph = crumbsData(ctx, results.crumbs, `${ctx.origin}${results.path}`);
  return { results, siteName: ctx.site.name, graph };
}

type Found = Awaited<ReturnType<typeof loader>>;
let lastFound: Found | null = null;

/** When the next results cannot be fetched, the last ones stay and the page says so (ledger S11). */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<Found & { failed?: true }> {
  try {
    lastFound = await serverLoader();
    return lastFound;
  } catch (error) {
    if (lastFound === null || isRouteErrorResponse(error) || error instanceof Response || request.signal.aborted) throw error;
    return { ...lastFound, failed: true };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { results, siteName, graph } = loaderData;
  const { page } = results.query;
  return [
    { title: `${results.title}${page > 1 ? `, page ${page}` : ''} | ${siteName}` },
    { name: 'description', content: `${results.title} for sale at ${siteName}.` },
    { 'script:ld+json': { '@context': 'https://schema.org', ...graph } },
  ];
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // The results that the server rendered are the first fallback.
  if (typeof window !== 'undefined') lastFound ??= loaderData;
  return <SearchResults page={loaderData.results} failed={'failed' in loaderData} onRetry={() => void revalidate()} />;
}
