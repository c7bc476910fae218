import { problemAnswer } from '#src/http/problem-answer.ts';
import type { Route } from './+types/api.ts';
import { API_ANSWERS } from './api/answers.ts';

export const loader = (args: Route.LoaderArgs) => answer(args, 'GET');
export const action = (args: Route.ActionArgs) => answer(args, 'POST');

/** Whatever under /api/ nobody answers is said in the way programs read (ledger I4). */
function answer({ params, request, context }: Route.LoaderArgs, method: 'GET' | 'POST'): Response | Promise<Response> {
  const asked = params['*'].replace(/\/$/, '');
  const found = API_ANSWERS.find(({ path }) => path.test(asked));
  if (found === undefined) return problemAnswer(404, 'There is nothing at this address.');
  if (found.method !== method)
    return problemAnswer(405, `This address takes ${found.method} only.`, { headers: { Allow: found.method } });
  return found.answer({ request, context, key: found.path.exec(asked)?.[1] ?? '' });
}
