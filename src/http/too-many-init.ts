import { retryAfter } from './retry-after.ts';

/** How a page answers a form over a limit, with the seconds after which to retry (ledger H9). */
export const tooManyInit = (retryAfterSeconds: number) => ({
  status: 429,
  headers: retryAfter(retryAfterSeconds),
});
