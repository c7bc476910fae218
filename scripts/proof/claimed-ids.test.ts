import { expect, test } from 'vitest';
import { claimedIds } from './claimed-ids.ts';

test.each([
  { says: 'one id', name: 'P4 an unknown switch is refused', ids: ['P4'] },
  { says: 'a lettered fact of an entry', name: 'M4b the month is short', ids: ['M4'] },
  { says: 'an entry by a fact of two letters', name: 'D6mm closed', ids: ['D6'] },
  { says: 'a numbered fact', name: 'M4.12 the fee', ids: ['M4.12'] },
  { says: 'a numbered fact and an entry', name: 'M4.2, P3 both', ids: ['M4.2', 'P3'] },
  { says: 'no fact with a letter behind its number', name: 'M4.2b', ids: [] },
  { says: 'two ids joined by a space', name: 'P2 P3 layers', ids: ['P2', 'P3'] },
  { says: 'two ids joined by a comma', name: 'P2, P3b layers', ids: ['P2', 'P3'] },
  { says: 'no id in the middle of a name', name: 'the layers of P3', ids: [] },
  { says: 'no id in a longer word', name: 'P4ever', ids: [] },
  { says: 'no id where a word goes on after a hyphen-free number', name: 'X5000 cars', ids: [] },
])('a name claims $says', ({ name, ids }) => {
  expect(claimedIds(name)).toEqual({ ids, tooMany: false });
});

test('a third id is too many', () => {
  expect(claimedIds('P1 P2, P3 everything').tooMany).toBe(true);
});
