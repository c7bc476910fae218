import { problemAnswer } from '#src/http/problem-answer.ts';
import { similarIds } from '#src/views/vehicle/similar-vehicles.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/cars/{slug}/similar: the ids of vehicles like one, the most alike first (ledger V13). */
export async function loader({ key, context }: ApiArgs): Promise<Response> {
  const ids = await similarIds(context.get(pageContext), key);
  return ids === null ? problemAnswer(404, 'There is no such vehicle here.') : Response.json({ ids });
}
