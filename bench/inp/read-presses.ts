interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the processor worked on it, in microseconds. A browser that is slowed down turns round in circles meanwhile, which is counted: this is the phone's time already. */
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly name?: string; readonly data?: { readonly interactionId?: number } };
}

/** What a page did with one press, in milliseconds. */
export interface PressFigures {
  /** From the press to the next paint, by the clock; not a number for a gesture, which is many paints. */
  readonly paintMs: number;
  /** What the page's own thread worked on until that paint, on the phone's processor. Of a gesture: on its longest task, which is its slowest frame. */
  readonly workMs: number;
  /** The longest task until the page was done with all that the press began. */
  readonly longestMs: number;
}

/** The marks in a trace between which a press lies. */
export const PRESS = 'bench-press';
export const PRESSED = 'bench-pressed';
export const DONE = 'bench-done';

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'blink.user_timing',
];

interface Window {
  readonly from: number;
  readonly until: number;
}

/** Reads the presses of one page from its trace, in their order. A tap or a key is what browsers count as an interaction; a gesture, such as a swipe, is all between its marks. */
export function readPresses(trace: Buffer, isGesture: boolean): PressFigures[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const marked = (name: string) => traceEvents.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts);
  const [presses, ends, dones] = [marked(PRESS), marked(PRESSED), marked(DONE)];
  const main = mainThread(traceEvents, presses[0]?.pid);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main?.pid && tid === main.tid,
  );
  const interactions = interactionsOf(traceEvents.filter(({ pid }) => pid === main?.pid));
  return presses.map((press, at) => {
    const whole = { from: press.ts, until: dones[at]?.ts ?? Number.NaN };
    const gesture = { from: press.ts, until: ends[at]?.ts ?? Number.NaN };
    const own = interactions.filter(({ from }) => from >= gesture.from && from <= gesture.until);
    const longest = (window: Window) => Math.max(0, ...tasks.map((task) => workWithin(task, window)));
    const untilPaint = (window: Window) => tasks.reduce((sum, task) => sum + workWithin(task, window), 0);
    if (!isGesture && own.length === 0) throw new Error('The browser counted no interaction where something was pressed.');
    return {
      paintMs: isGesture ? Number.NaN : Math.max(...own.map(({ from, until }) => (until - from) / 1000)),
      workMs: (isGesture ? longest(gesture) : Math.max(...own.map(untilPaint))) / 1000,
      longestMs: longest(whole) / 1000,
    };
  });
}

function mainThread(
  events: readonly TraceEvent[],
  pid: number | undefined,
): { readonly pid: number; readonly tid: number } | undefined {
  return events.find((event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain');
}

/** From the moment at which the browser got each press until the paint after it. */
function interactionsOf(events: readonly TraceEvent[]): Window[] {
  const timings = events.filter(({ name }) => name === 'EventTiming');
  return timings.flatMap((begin) => {
    if (begin.ph !== 'b' || (begin.args?.data?.interactionId ?? 0) === 0) return [];
    const end = timings.find(({ ph, id2, ts }) => ph === 'e' && id2?.local === begin.id2?.local && ts >= begin.ts);
    return end === undefined ? [] : [{ from: begin.ts, until: end.ts }];
  });
}

/** How much of a task's work lies in a window, in microseconds of the processor. */
function workWithin({ ts, dur = 0, tdur = 0 }: TraceEvent, { from, until }: Window): number {
  const shared = Math.min(ts + dur, until) - Math.max(ts, from);
  return shared <= 0 || dur === 0 ? 0 : (tdur * shared) / dur;
}
