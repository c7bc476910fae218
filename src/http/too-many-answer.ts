import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { problemAnswer } from './problem-answer.ts';

/** The answer to a request that met a limit, with the seconds after which there is room again (ledger H9). */
export const tooManyAnswer = (retryAfterSeconds: number, message: string = LIMIT_TEXTS.address): Response =>
  problemAnswer(429, message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
