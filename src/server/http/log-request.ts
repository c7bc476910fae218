import type { Logger } from 'pino';
import type { LoggedPath } from '#src/rules/operations/logged-path.ts';
import type { SecurityEvent } from '#src/rules/operations/security-event.ts';
import type { TraceIds } from '../traces/traces.ts';
import type { Failure } from './failure-notes.ts';

export interface AnsweredRequest {
  readonly requestId: string;
  readonly site: string | null;
  readonly method: string;
  /** Without the query string, which may hold what a visitor typed. */
  readonly path: LoggedPath;
  readonly status: number;
  /** When the request began to be answered, by `performance.now`. */
  readonly begun: number;
  /** What it was to whoever watches for attacks. */
  readonly event?: SecurityEvent | null;
  readonly failures?: readonly Failure[];
  /** By what the request is found in the traces, where there are any. */
  readonly trace?: TraceIds | undefined;
}

/** Writes the one line of a request. */
export function logRequest(log: Logger, request: AnsweredRequest): void {
  const { requestId, site, method, path, status, begun, event = null, failures = NONE, trace } = request;
  const answered = { requestId, site, method, path, status, ms: Math.round(performance.now() - begun) };
  const line = { ...answered, ...(event === null ? {} : { event }), ...trace };
  if (failures.length === 0) log.info(line, 'request');
  else log.error({ ...line, failures }, 'request');
}

const NONE: readonly Failure[] = [];
