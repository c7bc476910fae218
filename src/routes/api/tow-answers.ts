import { problemAnswer } from '#src/http/problem-answer.ts';
import { towTable } from '#src/views/tow/tow-table.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/tow-cars: the cars that a shopper can choose to tow with (ledger P15). */
export function towCars({ context }: ApiArgs): Response {
  const table = towTable(context.get(pageContext));
  return table === null ? problemAnswer(404, 'There is nothing at this address.') : Response.json(table);
}
