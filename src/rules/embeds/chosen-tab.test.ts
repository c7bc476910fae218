import { expect, test } from 'vitest';
import { chosenTab } from './chosen-tab.ts';

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
