import { type ProblemMore, problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { endedSessionCookies, sessionCookies } from '#src/http/session-cookie.ts';
import { changeWatchlist } from '#src/use-cases/accounts/change-watchlist.ts';
import { describeMe } from '#src/use-cases/accounts/describe-me.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** GET /api/me: what is personal on a page, which is otherwise the same for everyone (ledger A8). */
export async function me({ context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const known = await describeMe(visit);
  const { session = null, isSecure = false } = visit.sender ?? {};
  const headers = new Headers(NO_STORE);
  const setCookies = (cookies: readonly string[]) => {
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  };
  if (known === null) {
    // The session has ended: the browser need not ask again.
    setCookies(endedSessionCookies(isSecure));
    return Response.json({ signed_in: false }, { headers });
  }
  if (known.isRenewed && session !== null) setCookies(sessionCookies(session, isSecure));
  return Response.json({ signed_in: true, phone: known.phone, watchlist: known.watched }, { headers });
}

export const saveCar = (args: ApiArgs): Promise<Response> => change(args, 'save');
export const removeCar = (args: ApiArgs): Promise<Response> => change(args, 'remove');

/** POST /api/watchlist/save-car and remove-car: `{phone_number, car_id}` → `{success}` (ledger A3, H1). */
async function change({ request, context }: ApiArgs, what: 'save' | 'remove'): Promise<Response> {
  const read = await readBody(request);
  if (read.kind === 'refused') return notDone(read.status, read.detail);
  const { phone_number: phone, car_id: car } = read.body;
  const answer = await changeWatchlist(context.get(visitContext), what, { phone, car });
  switch (answer.kind) {
    case 'done':
      return Response.json({ success: true }, { headers: NO_STORE });
    case 'refused':
      return notDone(answer.status, answer.message);
    case 'invalid':
      return notDone(422, 'Please fix the following errors:', answer.errors);
  }
}

const notDone = (status: number, detail: string, errors?: ProblemMore['errors']): Response =>
  problemAnswer(status, detail, { ...(errors === undefined ? {} : { errors }), headers: NO_STORE, members: { success: false } });
