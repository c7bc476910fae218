import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Overloaded } from '#src/rules/load/overloaded.ts';
import { errorAnswer } from './error-answer.ts';

/** There was no capacity for a request: answers at once and says when to retry (ledger H8). Whoever was about to pay reads that nothing was charged. */
export function turnedAway(method: string, pathname: string, { retryAfterSeconds }: Overloaded): Response {
  const isPaying = method === 'POST' && matchAddress(pathname)?.address.pays === true;
  return errorAnswer(pathname, 503, {
    title: 'One moment, please',
    detail: `We’re very busy right now. ${isPaying ? 'Nothing was charged. ' : ''}Please try again in a moment.`,
    headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
  });
}
