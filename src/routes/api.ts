import { problemAnswer } from '#src/http/problem-answer.ts';
import type { NamesOfKind } from '#src/rules/addresses/addresses.ts';
import { matchPath } from '#src/rules/addresses/match-address.ts';
import type { Route } from './+types/api.ts';
import { API_ANSWERS } from './api/answers.ts';

export const loader = (args: Route.LoaderArgs) => answer(args, 'GET');
export const action = (args: Route.ActionArgs) => answer(args, 'POST');

/** Unknown addresses under /api/ get a problem answer, which programs can read (ledger I4). */
function answer({ params, request, context }: Route.LoaderArgs, method: 'GET' | 'POST'): Response | Promise<Response> {
  const match = matchPath(`/api/${params['*']}`);
  if (match?.address.kind !== 'api') return problemAnswer(404, 'There is nothing at this address.');
  const { name, method: allowed = 'GET' } = match.address;
  if (allowed !== method) return problemAnswer(405, `This address only accepts ${allowed}.`, { headers: { Allow: allowed } });
  return API_ANSWERS[name as NamesOfKind<'api'>]({ request, context, key: match.key });
}
