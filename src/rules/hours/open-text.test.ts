import { expect, test } from 'vitest';
import { openText } from '#src/rules/hours/open-text.ts';
import { openFacts, type SpecialDate } from '#src/rules/hours/opening-state.ts';

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open' as const, open: '09:00', close: '16:00' },
  { weekday: 0, status: 'Closed' as const },
];
const at = (zone: string, now: string, special: SpecialDate[] = []) => openText(openFacts(hours, special, zone), Date.parse(now));

test.each([
  ['Australia/Brisbane', '2026-07-15T03:00:00Z', 'We are open until 5.30 pm today'],
  ['Australia/Brisbane', '2026-07-15T07:30:00Z', 'We open again tomorrow at 8.30 am'],
  ['Australia/Brisbane', '2026-07-14T22:00:00Z', 'We open at 8.30 am today'],
  ['Australia/Brisbane', '2026-07-18T06:30:00Z', 'We open again on Monday at 8.30 am'],
  ['Australia/Perth', '2026-07-15T08:30:00Z', 'We are open until 5.30 pm today'],
])('D6g in %s at %s: %s', (zone, now, text) => expect(at(zone, now)).toBe(text));

test('D6h a special day stands over its weekday', () => {
  const closed = { date: '2026-07-15', status: 'Closed' as const, open: null, close: null };
  const short = { date: '2026-07-15', status: 'Open' as const, open: '10:00:00', close: '14:00:00' };
  expect(at('Australia/Brisbane', '2026-07-15T03:00:00Z', [closed])).toBe('We open again tomorrow at 8.30 am');
  expect(at('Australia/Brisbane', '2026-07-15T03:00:00Z', [short])).toBe('We are open until 2 pm today');
});
test('D6i a location without hours says nothing', () => expect(openText(openFacts([], [], 'Australia/Brisbane'), 0)).toBeNull());
