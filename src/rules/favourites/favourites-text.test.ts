import { expect, test } from 'vitest';
import { favouritesTitle, goneText, saveLabel } from './favourites-text.ts';

test.each([
  ['Compare', 'Compare'],
  ['SAVE', 'Favourites'],
  ['Save', 'Favourites'],
  ['Favourite', 'Favourites'],
])('C2 where the button says %s, the page of kept vehicles is called %s', (label, title) => {
  expect(favouritesTitle(label)).toBe(title);
});

test.each([
  [[], null],
  [['2019 Mazda 3'], '2019 Mazda 3 is no longer listed, so we took it off your list.'],
  [['A', 'B'], 'A and B are no longer listed, so we took them off your list.'],
  [['A', 'B', 'C'], 'A, B and C are no longer listed, so we took them off your list.'],
])('A5i vehicles that are gone are named in one sentence: %j', (names, text) => {
  expect(goneText(names)).toBe(text);
});

test.each([
  ['Compare', 'Compare', 'Compare'],
  ['SAVE', 'SAVE', 'SAVED'],
  ['Save', 'Save', 'Saved'],
  ['Favourite', 'Favourite', 'Favourite'],
] as const)('C2.1 with the label %s the button says %s, and %s once the vehicle is saved', (label, before, after) => {
  expect([saveLabel(label, false), saveLabel(label, true)]).toEqual([before, after]);
});
