import { expect, test } from 'vitest';
import { favouritesTitle, saveLabel } from './favourites-text.ts';

test.each([
  ['Compare', 'Compare'],
  ['SAVE', 'Favourites'],
  ['Save', 'Favourites'],
  ['Favourite', 'Favourites'],
])('C2 where the button says %s, the page of kept vehicles is called %s', (label, title) => {
  expect(favouritesTitle(label)).toBe(title);
});

test.each([
  ['Compare', 'Compare', 'Compare'],
  ['SAVE', 'SAVE', 'SAVED'],
  ['Save', 'Save', 'Saved'],
  ['Favourite', 'Favourite', 'Favourite'],
] as const)('C2.1 with the label %s the button says %s, and %s once the vehicle is saved', (label, before, after) => {
  expect([saveLabel(label, false), saveLabel(label, true)]).toEqual([before, after]);
});
