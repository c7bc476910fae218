import type { AnsweredQuery } from '#src/store/answered-query.ts';
import type { Settings } from '../settings/settings.ts';

export type TraceSettings = Pick<Settings, Extract<keyof Settings, `OTEL_${string}`>>;

/** A request whose span begins. */
export interface TracedRequest {
  readonly method: string;
  /** The position of its kind among REQUEST_KINDS: no path is ever told. */
  readonly kind: number;
  /** When it began to be answered, by `performance.now`. */
  readonly begun: number;
  /** The address that sent it here. */
  readonly socketIp: string;
  /** Its traceparent header, which counts only if a trusted proxy sent it. */
  readonly traceparent: string | null;
}

/** How a traced request was answered. */
export interface TracedAnswer {
  readonly status: number;
  readonly site: string | null;
  readonly requestId: string;
  /** Whether it was in memory, and not made for this request. */
  readonly isCached: boolean;
}

/** By what a line of the log is found in the traces; the names are OpenTelemetry's. */
export interface TraceIds {
  readonly trace_id: string;
  /** 01 when the trace is sent, 00 when it was not chosen. */
  readonly trace_flags: string;
}

export interface RequestTrace {
  readonly ids: TraceIds;
  /** Answers the request; what happens meanwhile becomes part of its trace. */
  run<T>(answer: () => Promise<T>): Promise<T>;
  end(answered: TracedAnswer): void;
}

export interface SpanCounts {
  readonly sent: number;
  readonly dropped: number;
}

/** What operators see of requests, jobs, queries and calls to the outside, as OpenTelemetry traces. */
export interface Traces {
  readonly counts: SpanCounts;
  request(asked: TracedRequest): RequestTrace;
  /** Runs a piece of the worker's work as a trace of its own. One that runs on a schedule is rare, and is not left to chance. */
  job<T>(name: string, work: () => Promise<T>, isScheduled?: boolean): Promise<T>;
  /** Makes a call to the outside world. The other side is told nothing of the trace. */
  call<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Adds a query to the request or job that made it; others are left out. */
  readonly query: (query: AnsweredQuery) => void;
  /** Sends what is left, for a few seconds at most. */
  stop(): Promise<void>;
}
