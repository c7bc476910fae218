import { downloadMyData } from '#src/http/answer-my-data.ts';
import { type ProblemMore, problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { endedSessionCookies, renewedCookies } from '#src/http/session-cookie.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { changeWatchlist } from '#src/use-cases/accounts/change-watchlist.ts';
import { describeDetails } from '#src/use-cases/accounts/describe-details.ts';
import { describeMe } from '#src/use-cases/accounts/describe-me.ts';
import { readOwnTowCar } from '#src/use-cases/accounts/own-tow-car.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { freshVisit } from '../fresh-visit.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** GET /api/me: what is personal on a page, which is otherwise the same for everyone (ledger A8). */
export async function me({ context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const known = await describeMe(visit);
  // If the session has ended, the browser need not ask again.
  if (known === null) return answer({ signed_in: false }, endedSessionCookies(visit.sender?.isSecure === true));
  const { phone, watched } = known;
  return answer({ signed_in: true, phone, watchlist: watched }, renewedCookies(known, visit.sender));
}

function answer(body: object, cookies: readonly string[]): Response {
  const headers = new Headers(NO_STORE);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { headers });
}

/** GET /api/me/details: what is filled in on forms, and the shopper's tow car; pages are otherwise the same for everyone (ledger A10, P15). */
export async function details({ context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const session = await readSession(visit);
  if (session === null) return answer({ signed_in: false }, []);
  const [own, towCar] = await Promise.all([describeDetails(visit, session), readOwnTowCar(visit, session)]);
  const body = { signed_in: true, details: own, ...(visit.site.switches.towMatch ? { tow_car: towCar } : {}) };
  return answer(body, renewedCookies(session, visit.sender));
}

/** POST /api/my-data: everything that the site holds about whoever has just entered a code, as a file (ledger A12). */
export async function myData({ request, context }: ApiArgs): Promise<Response> {
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const { visit, signedIn } = await freshVisit(request, context, addressPath('myData', { step: 'download' }));
  return downloadMyData(visit, signedIn);
}

export const saveCar = (args: ApiArgs): Promise<Response> => change(args, 'save');
export const removeCar = (args: ApiArgs): Promise<Response> => change(args, 'remove');

/** POST /api/watchlist/save-car and remove-car: `{phone_number, car_id}` → `{success}` (ledger A3, H1). */
async function change({ request, context }: ApiArgs, what: 'save' | 'remove'): Promise<Response> {
  const visit = context.get(visitContext);
  const wait = countAttempt(visit);
  if (wait !== null) return notDone(429, LIMIT_TEXTS.address, { headers: { ...NO_STORE, 'Retry-After': String(wait) } });
  const read = await readBody(request);
  if (read.kind === 'refused') return notDone(read.status, read.detail);
  const { phone_number: phone, car_id: car } = read.body;
  const changed = await changeWatchlist(visit, what, { phone, car });
  switch (changed.kind) {
    case 'done':
      return Response.json({ success: true }, { headers: NO_STORE });
    case 'refused':
      return notDone(changed.status, changed.message);
    case 'invalid':
      return notDone(422, 'Please fix the following errors:', { errors: changed.errors });
  }
}

const notDone = (status: number, detail: string, more: ProblemMore = {}): Response =>
  problemAnswer(status, detail, { headers: NO_STORE, ...more, members: { success: false } });
