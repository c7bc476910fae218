import { DAY_MS, zoneOffset } from './local-day.ts';

/** How far a zone's clocks are ahead of UTC, from an instant on; the last entry counts for good. */
export type ZoneClock = readonly (readonly [from: number, minutes: number])[];

const MINUTE_MS = 60_000;
/** Longer than any page is kept. */
const KNOWN_DAYS = 400;
/** Clocks that change stay so for longer than this. */
const STEP_DAYS = 20;

/**
 * How a zone’s clocks go in the coming year, so that a browser can tell the time there without loading the zones of the world. It is
 * the same whenever it is asked for, until the next change: a page that has it stays the same too.
 */
export function zoneClock(zone: string, now: number): ZoneClock {
  const clock: [from: number, minutes: number][] = [[0, minutesAhead(zone, now)]];
  for (let from = now; from < now + KNOWN_DAYS * DAY_MS; from += STEP_DAYS * DAY_MS) {
    const to = from + STEP_DAYS * DAY_MS;
    const minutes = minutesAhead(zone, to);
    if (minutes !== clock.at(-1)?.[1]) clock.push([changeBetween(zone, from, to), minutes]);
  }
  return clock;
}

/** The time on a clock at an instant, as 2026-10-05T09:30. */
export function clockTime(clock: ZoneClock, at: number): string {
  const [, minutes] = clock.findLast(([from]) => from <= at) ?? clock[0] ?? [0, 0];
  return new Date(at + minutes * MINUTE_MS).toISOString().slice(0, 16);
}

const minutesAhead = (zone: string, at: number): number => zoneOffset(zone, at) / MINUTE_MS;

/** The minute in which a zone's clocks change, once, between two instants. */
function changeBetween(zone: string, from: number, to: number): number {
  let [before, after] = [Math.floor(from / MINUTE_MS), Math.floor(to / MINUTE_MS)];
  const minutes = minutesAhead(zone, from);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (minutesAhead(zone, middle * MINUTE_MS) === minutes) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}
