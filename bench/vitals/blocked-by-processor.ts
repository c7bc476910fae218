import type { Artifacts } from 'lighthouse';

/** A task that takes longer than this is felt. */
const FELT_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** What the processor worked on it, in microseconds. */
  readonly tdur?: number;
}

/**
 * Lighthouse's blocking time from what the processor worked, in milliseconds: its own counts how long tasks took by the clock, which on a machine
 * of two cores is mostly waiting for the server, the network process and the neighbours.
 */
export function blockedByProcessor({ traceEvents }: Artifacts['Trace'], slowdown: number): number {
  const events = traceEvents as readonly TraceEvent[];
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts > painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - FELT_MS), 0);
}
