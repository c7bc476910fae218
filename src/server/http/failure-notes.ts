import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { type SafeError, safeError } from './safe-error.ts';

/** Something that went wrong while a request was answered. */
export interface Failure extends SafeError {
  readonly what: string;
}

const notes = new AsyncLocalStorage<Map<unknown, Failure>>();

/** Answers a request and returns what failed meanwhile, for the request's line in the log. */
export async function withFailureNotes<Answer>(
  answer: () => Promise<Answer>,
): Promise<{ readonly result: Answer; readonly failures: readonly Failure[] }> {
  const failures = new Map<unknown, Failure>();
  const result = await notes.run(failures, answer);
  return { result, failures: [...failures.values()] };
}

/** Records a failure for the current request's line, each error once. Returns false outside a request. */
export function noteFailure(error: unknown, what: string): boolean {
  const failures = notes.getStore();
  if (failures === undefined) return false;
  if (!failures.has(error)) failures.set(error, { what, ...safeError(error) });
  return true;
}

/** Reports a failure on the line of its request, or on a line of its own outside a request. */
export const failureReporter =
  (log: Logger) =>
  (error: unknown, what: string): void => {
    if (!noteFailure(error, what)) log.warn({ failures: [{ what, ...safeError(error) }] }, what);
  };
