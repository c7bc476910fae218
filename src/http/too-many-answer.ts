import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { problemAnswer } from './problem-answer.ts';
import { retryAfter } from './retry-after.ts';

/** The answer to a request over a limit, with the seconds after which to retry (ledger H9). */
export const tooManyAnswer = (retryAfterSeconds: number, message: string = LIMIT_TEXTS.address): Response =>
  problemAnswer(429, message, { headers: retryAfter(retryAfterSeconds) });
