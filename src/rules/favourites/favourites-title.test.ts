import { expect, test } from 'vitest';
import { favouritesTitle } from './favourites-title.ts';

test.each([
  ['Compare', 'Compare'],
  ['SAVE', 'Favourites'],
  ['Save', 'Favourites'],
  ['Favourite', 'Favourites'],
])('C2 where the button says %s, the page of kept vehicles is called %s', (label, title) => {
  expect(favouritesTitle(label)).toBe(title);
});
