import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColour, readCondition, readSold, readStatus } from './read-words.ts';

test.each(['Hold', 'On hold', 'ON HOLD', 'Reserved', 'Deposit taken', 'Held', 'Sale pending - deposit'])(
  'J8 a status "%s" is reserved, and not sold',
  (text) => expect(readStatus(text)).toEqual({ value: 'reserved', how: 'plain' }),
);

test.each([
  'Not yet delivered',
  'Undelivered',
  'To be delivered',
  'Yet to be delivered',
  'Awaiting being sold',
  'Not coming',
  'Solid',
  'Bold',
  'Gold',
])('J8 a status "%s", which could mean several things, is told and not guessed', (text) =>
  expect(readStatus(text)).toEqual({ value: text, how: 'unknown' }),
);

test.each(['Unreserved', 'Not Reserved', 'Non-reserved', 'No deposit', 'No deposit taken', 'Unsold', 'Not sold', 'Not yet sold'])(
  'J8 a status "%s" means that the car is for sale',
  (text) => expect(readStatus(text)).toEqual({ value: 'in_stock', how: 'plain' }),
);

test.each(['No longer available', 'Not for sale', 'Inactive', 'Unavailable'])(
  'J8 a status "%s" takes the car off the site',
  (text) => expect(readStatus(text)).toEqual({ value: 'off', how: 'plain' }),
);

test.each(['Undelivered', 'Hold', 'Not yet delivered'])('J8 a Sold column that says "%s" does not sell the car', (text) =>
  expect(readSold(text).value).not.toBe(true),
);

test.each(['As New', 'as-new', 'Like New', 'Nearly new', 'Near New', 'Almost new', 'As good as new'])(
  'J8 a condition "%s" is used, and is told as put right',
  (text) => expect(readCondition(text)).toEqual({ value: 'used', how: 'repaired' }),
);

test.each(['Not new', 'Unused', 'Not used', 'New arrival', 'New to our yard', 'Fused', 'Memo'])(
  'J8 a condition "%s" is told and not guessed',
  (text) => expect(readCondition(text)).toEqual({ value: text, how: 'unknown' }),
);

test.each(['New', 'Brand New', 'New Car', 'NEW VEHICLE'])('J8 a condition "%s" is new', (text) =>
  expect(readCondition(text)).toEqual({ value: 'new', how: 'plain' }),
);

test.each(['Granite', 'Mink', 'Cold Steel', 'Crown', 'Golf', 'Dream', 'Bronte', 'Mellow', 'Greek', 'Magnetic', 'Crean'])(
  'J8 the paint "%s" keeps its name',
  (text) => expect(readColour(text)).toEqual({ value: text, how: 'unknown' }),
);

test.each([
  ['Sliver', 'Silver'],
  ['Whtie', 'White'],
  ['Balck', 'Black'],
  ['Oragne', 'Orange'],
  ['Charcol', 'Charcoal'],
  ['Champange', 'Champagne'],
])('J8 the misspelt colour "%s" is %s', (text, value) => expect(readColour(text)).toEqual({ value, how: 'repaired' }));

test('J8 a word after not or no is never read as if they were not there', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('not ', 'Not yet ', 'no ', 'non-', 'never '),
      fc.constantFrom('sold', 'delivered', 'reserved', 'on hold', 'under offer', 'available', 'in stock', 'coming soon'),
      (not, word) => {
        expect(readStatus(not + word).value).not.toBe(readStatus(word).value);
      },
    ),
  ));
