import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const links = (title = 'BMW 3 & 5?') => shareLinks({ url: 'https://dealer.example/cars/a-1', title });
const href = (name: string) => links().find((link) => link.name === name)?.href;
const ADDRESS = 'https%3A%2F%2Fdealer.example%2Fcars%2Fa-1';

test('V17a the address goes to Facebook, X, WhatsApp and a letter, whole', () => {
  expect(href('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${ADDRESS}`);
  expect(href('X')).toBe(`https://x.com/intent/post?url=${ADDRESS}&text=BMW%203%20%26%205%3F`);
  expect(href('WhatsApp')).toBe(`https://wa.me/?text=BMW%203%20%26%205%3F%20${ADDRESS}`);
  expect(href('Email')).toBe(`mailto:?subject=BMW%203%20%26%205%3F&body=${ADDRESS}`);
});
test('V17.2 all but the letter open in a popup', () =>
  expect(
    links()
      .filter(({ isPopup }) => !isPopup)
      .map(({ name }) => name),
  ).toEqual(['Email']));
test('V17c a name with half a character in it is shared all the same', () => expect(links('\ud83d')).toHaveLength(4));
