import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { searchAnswer } from '#src/use-cases/search-answer.ts';
import { requestContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/search: the search page's query string, answered in JSON (ledger I2). */
export const loader = ({ request, context }: ApiArgs): Response =>
  Response.json(searchAnswer(context.get(requestContext), readSearchQuery(new URL(request.url).searchParams)));
