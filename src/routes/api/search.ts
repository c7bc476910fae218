import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/search: the search page's query string, answered in JSON (ledger I2). */
export async function loader({ request, context }: ApiArgs): Promise<Response> {
  const query = readSearchQuery(new URL(request.url).searchParams);
  return Response.json(searchAnswer(context.get(pageContext), query, await placesFor(query)));
}
