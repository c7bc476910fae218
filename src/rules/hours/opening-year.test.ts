import { expect, test } from 'vitest';
import type { DayHours } from '#src/rules/hours/hours-lines.ts';
import { openFacts, openingState, type SpecialDate } from '#src/rules/hours/opening-state.ts';

const weekday = (day: number) => ({ weekday: day, status: 'Open' as const, open: '08:00', close: '17:00' });
const HOURS: readonly DayHours[] = [
  ...[1, 2, 3, 4, 5].map(weekday),
  { weekday: 6, status: 'Open' as const, open: '09:00', close: '12:00' },
  { weekday: 0, status: 'Closed' as const },
];
const SPECIAL: SpecialDate[] = [
  { date: '2026-04-03', status: 'Closed', open: null, close: null },
  { date: '2026-04-05', status: 'Open', open: '01:00', close: '04:00' },
  { date: '2026-10-04', status: 'Open', open: '01:00', close: '04:00' },
  { date: '2026-12-24', status: 'Open', open: '08:00', close: '12:00' },
  { date: '2026-12-25', status: 'Closed', open: null, close: null },
  { date: '2026-12-28', status: 'Closed', open: null, close: null },
];
const NAMES: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HOUR = 3_600_000;
/** Adelaide's clocks are half an hour apart from the others', but its local time still has whole hours to step on. */
const START: Readonly<Record<string, number>> = { 'Australia/Adelaide': HOUR / 2 };

/** The location's local time by the platform's own calendar, using none of the code under test. */
function wallOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const date = `${part.year}-${part.month}-${part.day}`;
    const special = SPECIAL.find((one) => one.date === date);
    const { open, close } = special ?? HOURS.find((one) => NAMES[one.weekday] === part.weekday) ?? { open: null, close: null };
    const time = `${part.hour}:${part.minute}`;
    return { date, time, isOpen: typeof open === 'string' && typeof close === 'string' && time >= open && time < close };
  };
}

/** Every hour of a year in a zone, walked backwards so that the next opening and closing are already known. */
function walk(zone: string): { at: number; isOpen: boolean; next: { date: string; time: string } }[] {
  const wall = wallOf(zone);
  const steps: ReturnType<typeof walk> = [];
  const end = Date.UTC(2027, 0, 8) + (START[zone] ?? 0);
  let later = wall(end);
  let next = later;
  for (let at = end - HOUR; at >= Date.UTC(2026, 0, 1); at -= HOUR) {
    const now = wall(at);
    if (now.isOpen !== later.isOpen) next = later;
    later = now;
    steps.push({ at, isOpen: now.isOpen, next });
  }
  return steps.filter(({ at }) => at < Date.UTC(2027, 0, 1));
}

test.each(['Australia/Brisbane', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth'])(
  'D6j in %s every hour of a year is open or closed as the wall clock and the special dates say, until or from the right minute',
  (zone) => {
    const facts = openFacts(HOURS, SPECIAL, zone, Date.UTC(2026, 0, 1));
    const wrong = walk(zone).filter(({ at, isOpen, next }) => {
      const state = openingState(facts, at);
      if (state === null || (state.kind === 'open') !== isOpen) return true;
      return state.kind === 'open' ? state.until !== next.time : `${state.date} ${state.opens}` !== `${next.date} ${next.time}`;
    });
    expect(wrong.map(({ at }) => new Date(at).toISOString())).toEqual([]);
  },
);

test('D6.5 the same instant is open in Sydney and closed in Brisbane in summer, for only Sydney’s clocks went forward', () => {
  const at = Date.parse('2026-11-16T21:30:00Z');
  expect(openingState(openFacts(HOURS, [], 'Australia/Sydney', at), at)?.kind).toBe('open');
  expect(openingState(openFacts(HOURS, [], 'Australia/Brisbane', at), at)).toEqual({
    kind: 'closed',
    opens: '08:00',
    date: '2026-11-17',
    ahead: 0,
  });
});
test('D6l a place that is closed for the next two months says nothing', () => {
  const closed = HOURS.map(({ weekday: day }) => ({ weekday: day, status: 'Closed' as const }));
  expect(openingState(openFacts(closed, [], 'Australia/Perth', 0), 0)).toBeNull();
});
