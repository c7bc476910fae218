import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { type DatabaseAway, isDatabaseAway } from '#src/rules/load/database-away.ts';
import type { Overloaded } from '#src/rules/load/overloaded.ts';
import { errorAnswer, FAILED } from './error-answer.ts';

/** There was no capacity for a request: answers at once and says when to retry (ledger H8). Whoever was about to pay reads that nothing was charged. */
export function turnedAway(method: string, pathname: string, overloaded: Overloaded): Response {
  const isPaying = method === 'POST' && matchAddress(pathname)?.address.pays === true;
  return errorAnswer(pathname, 503, {
    title: 'One moment, please',
    detail: `We’re very busy right now. ${isPaying ? 'Nothing was charged. ' : ''}Please try again in a moment.`,
    headers: retryLater(overloaded),
  });
}

/** The answer to a request that failed: while the database is away it says when to try again. */
export function failed(pathname: string, error: unknown): Response {
  const isAway = isDatabaseAway(error);
  return errorAnswer(pathname, isAway ? 503 : 500, {
    title: 'Something went wrong',
    detail: FAILED,
    headers: isAway ? retryLater(error) : {},
  });
}

/** The pages' own error page, as the answer to a request that the database was away for. */
export function laterAnswer(response: Response, away: DatabaseAway): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(retryLater(away))) headers.set(name, value);
  return new Response(response.body, { status: 503, headers });
}

const retryLater = ({ retryAfterSeconds }: Overloaded | DatabaseAway): Record<string, string> => ({
  'Retry-After': String(retryAfterSeconds),
  'Cache-Control': 'no-store',
});
