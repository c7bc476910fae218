import { SearchResults } from '#src/ui/search-results.tsx';
import { searchStock } from '#src/use-cases/search-stock.ts';
import type { Route } from './+types/search.ts';
import { notFound } from './not-found-answer.ts';
import { requestContext } from './request-context.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const page = new URL(request.url).searchParams.get('page');
  const results = searchStock(ctx, { slug: params.slug, model: params.model, page });
  if (results === null) throw notFound();
  return { results, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { results, siteName } = loaderData;
  return [
    { title: `${results.title}${results.page > 1 ? `, page ${results.page}` : ''} | ${siteName}` },
    { name: 'description', content: `${results.title} for sale at ${siteName}.` },
  ];
};

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchResults page={loaderData.results} />;
}
