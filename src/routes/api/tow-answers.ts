import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { keepOwnTowCar } from '#src/use-cases/accounts/own-tow-car.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { towTable } from '#src/views/tow/tow-table.ts';
import { pageContext, visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const nothingHere = () => problemAnswer(404, 'There is nothing at this address.');

/** GET /api/tow-cars: the cars that a shopper can choose to tow with (ledger P15). */
export function towCars({ context }: ApiArgs): Response {
  const table = towTable(context.get(pageContext));
  return table === null ? nothingHere() : Response.json(table);
}

/** POST /api/me/tow-car: `{tow_car}` → `{success}`; null forgets it. The car that whoever is signed in tows with, for all their devices (ledger P15). */
export async function myTowCar({ request, context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const wait = countAttempt(visit);
  if (wait !== null) return problemAnswer(429, LIMIT_TEXTS.address, { headers: { ...NO_STORE, 'Retry-After': String(wait) } });
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  if (!visit.site.switches.towMatch) return nothingHere();
  const signedIn = await readSession(visit);
  if (signedIn === null) return problemAnswer(401, 'Please sign in to save your car.', { headers: NO_STORE });
  const { tow_car: car } = read.body;
  if (!(await keepOwnTowCar(visit, signedIn, car)))
    return problemAnswer(422, 'That isn’t a car that can tow.', {
      headers: NO_STORE,
      errors: [{ field: 'tow_car', message: 'That isn’t a car that can tow.' }],
    });
  return Response.json({ success: true }, { headers: NO_STORE });
}
