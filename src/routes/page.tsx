import { loadBlocks } from '#src/blocks/blocks.server.ts';
import { Blocks } from '#src/blocks/views.tsx';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { SearchResults } from '#src/ui/search-results.tsx';
import { searchStock } from '#src/use-cases/search-stock.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import type { Route } from './+types/page.ts';
import { notFound } from './not-found-answer.ts';
import { requestContext } from './request-context.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const found = showPage(ctx, params.slug);
  if (found === null || params.slug === 'home') throw notFound();
  if (found.kind === 'page') {
    const { title, description, blocks } = found.page;
    return { title: `${title} | ${ctx.site.name}`, description, blocks: loadBlocks(ctx, blocks), results: null };
  }
  const { make, name, slug } = found.model;
  const results = searchStock(ctx, { slug: slugOf(make), model: slug, query: EMPTY_QUERY });
  if (results === null) throw notFound();
  return {
    title: `${make} ${name} | ${ctx.site.name}`,
    description: `${make} ${name} at ${ctx.site.name}.`,
    blocks: [],
    results,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.description },
];

export default function Page({ loaderData }: Route.ComponentProps) {
  return loaderData.results === null ? <Blocks blocks={loaderData.blocks} /> : <SearchResults page={loaderData.results} />;
}
