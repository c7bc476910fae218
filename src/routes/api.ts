import { problemAnswer } from '#src/use-cases/problem-answer.ts';
import type { Route } from './+types/api.ts';
import type { ApiArgs } from './api/api-args.ts';
import { loader as appointments } from './api/appointments.ts';
import { loader as compare } from './api/compare.ts';
import { loader as delivery } from './api/delivery.ts';
import { loader as disclaimer } from './api/finance-disclaimer.ts';
import { action as quote } from './api/quote.ts';
import { action as receipt } from './api/receipt.ts';
import { loader as rego } from './api/rego.ts';
import { loader as search } from './api/search.ts';
import { loader as similar } from './api/similar.ts';

type Answer = (args: ApiArgs) => Response | Promise<Response>;

/** Each address under /api/ that is asked by GET or sent to by POST; what it names stands in brackets. A route of its own for each would be told to every browser. */
const ANSWERS: readonly { readonly path: RegExp; readonly method: 'GET' | 'POST'; readonly answer: Answer }[] = [
  { path: /^search$/, method: 'GET', answer: search },
  { path: /^cars\/([^/]+)\/similar$/, method: 'GET', answer: similar },
  { path: /^compare$/, method: 'GET', answer: compare },
  { path: /^leads\/receipt$/, method: 'POST', answer: receipt },
  { path: /^appointments$/, method: 'GET', answer: appointments },
  { path: /^rego$/, method: 'GET', answer: rego },
  { path: /^delivery$/, method: 'GET', answer: delivery },
  { path: /^finance\/disclaimer\/([^/]+)$/, method: 'GET', answer: disclaimer },
  { path: /^youx\/quote$/, method: 'POST', answer: quote },
];

export const loader = (args: Route.LoaderArgs) => answer(args, 'GET');
export const action = (args: Route.ActionArgs) => answer(args, 'POST');

/** Whatever under /api/ nobody answers is said in the way programs read (ledger I4). */
function answer({ params, request, context }: Route.LoaderArgs, method: 'GET' | 'POST'): Response | Promise<Response> {
  const asked = params['*'].replace(/\/$/, '');
  const found = ANSWERS.find(({ path }) => path.test(asked));
  if (found === undefined) return problemAnswer(404, 'There is nothing at this address.');
  if (found.method !== method)
    return problemAnswer(405, `This address takes ${found.method} only.`, { headers: { Allow: found.method } });
  return found.answer({ request, context, key: found.path.exec(asked)?.[1] ?? '' });
}
