import { expect, test } from 'vitest';
import { chosenTab, embedSize } from './embed.ts';

test('L13.1 an outside scheduler is 1000 wide and 1100 high where its page does not say', () =>
  expect(embedSize('scheduler', {})).toEqual({ width: 1000, height: 1100 }));

test('N5.3 a detail is 750 high, and as wide as there is room, where its page does not say', () =>
  expect(embedSize('detail', {})).toEqual({ width: null, height: 750 }));

test('L13g a page may say either measure and leave the other', () => {
  expect(embedSize('scheduler', { height: 900 })).toEqual({ width: 1000, height: 900 });
  expect(embedSize('detail', { width: 640 })).toEqual({ width: 640, height: 750 });
});

const NAMES = ['Logbook service', 'Repairs', 'Tyres'];

test.each([
  ['Repairs', 1],
  ['repairs', 1],
  ['TYRES', 2],
  [' logbook SERVICE ', 0],
])('L13.3 the tab that is asked for as %j is number %i, in capitals or not', (asked, at) =>
  expect(chosenTab(NAMES, asked)).toBe(at),
);

test.each([null, '', 'Repair', 'Windscreens', '1'])(
  'L13b the first tab is open where none or an unknown one is asked for: %j',
  (asked) => expect(chosenTab(NAMES, asked)).toBe(0),
);
