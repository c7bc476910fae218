import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadBlocks } from '#src/blocks/blocks.server.ts';
import { Blocks, fetchViews } from '#src/blocks/views.tsx';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { SearchResults } from '#src/ui/search-results.tsx';
import { aboutPage } from '#src/use-cases/about-place.ts';
import type { Context } from '#src/use-cases/context.ts';
import { searchStock } from '#src/use-cases/search-stock.ts';
import { vehicleFormHref } from '#src/use-cases/show-form.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import type { Route } from './+types/page.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { requestContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const found = showPage(ctx, params['*']);
  if (found === null) throw notFound();
  if (found.kind === 'elsewhere') throw redirect(found.href);
  if (found.kind === 'page') {
    const { title, description, blocks } = found.page;
    const query = new URL(request.url).searchParams;
    const own = await vehicleFormHref(ctx, blocks, query.get('car_id'));
    if (own !== null) throw redirect(own);
    return {
      ...head(ctx, params['*'], title),
      description,
      blocks: await loadBlocks(ctx, blocks, query),
      results: null,
      graph: aboutPage(ctx, blocks),
    };
  }
  const { make, name, slug } = found.model;
  const results = searchStock(ctx, { slug: slugOf(make), model: slug, query: EMPTY_QUERY });
  if (results === null) throw notFound();
  return {
    ...head(ctx, params['*'], `${make} ${name}`),
    description: `${make} ${name} at ${ctx.site.name}.`,
    blocks: [],
    results,
    graph: null,
  };
}

/** On the way here from another page, the blocks' code comes with what they show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  await fetchViews(loaded.blocks.map(({ name }) => name));
  return loaded;
}

/** What a page is called, and its one address: the one without a final slash. */
function head({ site, origin }: Context, address: string, name: string) {
  const url = `${origin}/${address.replace(/\/$/, '')}`;
  return { name, title: `${name} | ${site.name}`, url, siteName: site.name };
}

/** A page takes what is sent to it where it has a form. */
export function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const found = showPage(ctx, params['*']);
  if (found === null) throw notFound();
  if (!found.hasForm) throw data(null, { status: 405 });
  return takeForm(request, ctx);
}

/** Another tab of the same page asks the server for nothing: the page knows them all (ledger L13). */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [tab, next] = [currentUrl, nextUrl].map((url) => url.searchParams.get('tab'));
  return tab === next || apartFromTab(currentUrl) !== apartFromTab(nextUrl) ? defaultShouldRevalidate : false;
}

function apartFromTab({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete('tab');
  return url.href;
}

/** What came back with what someone typed must not be kept anywhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Page({ loaderData }: Route.ComponentProps) {
  return loaderData.results === null ? <Blocks blocks={loaderData.blocks} /> : <SearchResults page={loaderData.results} />;
}
