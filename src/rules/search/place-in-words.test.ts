import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gazetteer } from '../places/gazetteer.ts';
import { placeInWords, withoutColourLead, withoutFillers } from './place-in-words.ts';

const suburb = (name: string, state: string, postcode: string) => ({ name, state, postcode, lat: -37, long: 144 });
const SUBURBS = [
  suburb('Geelong', 'VIC', '3220'),
  suburb('Ballarat', 'VIC', '3350'),
  suburb('Orange', 'NSW', '2800'),
  suburb('Ascot', 'QLD', '4007'),
  suburb('Surfers Paradise', 'QLD', '4217'),
  suburb('Mascot', 'NSW', '2020'),
  suburb('Sale', 'VIC', '3850'),
];
const STOCK = new Set(['toyota', 'hilux', 'ascot', '3350']);
const knowledge = {
  places: new Gazetteer(SUBURBS, SUBURBS),
  from: [],
  isInStock: (words: string) => words.split(' ').every((word) => STOCK.has(word)),
};
const read = (text: string) => {
  const said = placeInWords(text, knowledge);
  if (said === null) return null;
  return said.kind === 'place' ? [said.match.place.slug, said.km, said.rest] : [`unknown ${said.name}`, said.rest];
};

test.each([
  ['near 3220', ['3220', 50, '']],
  ['in Geelong', ['3220-geelong', 50, '']],
  ['geelong', ['3220-geelong', 50, '']],
  ['within 50 km of Ballarat', ['3350-ballarat', 50, '']],
  ['within 12km of ballarat', ['3350-ballarat', 25, '']],
  ['25 kms from Geelong VIC 3220', ['3220-geelong', 25, '']],
  ['toyota hilux near geelong under 40k', ['3220-geelong', 50, 'toyota hilux under 40k']],
  ['used cars close to surfers paradise', ['4217-surfers-paradise', 50, 'used cars']],
  ['hilux around Geelong', ['3220-geelong', 50, 'hilux']],
  ['near 2020', ['2020', 50, '']],
  ['"near 3220"', ['3220', 50, '']],
  ['hilux near ballarat within 25km', ['3350-ballarat', 25, 'hilux']],
  ['geelong within 100 km', ['3220-geelong', 100, '']],
  ['near orange', ['2800-orange', 50, '']],
  ['3220', ['3220', 50, '']],
  ['in 3220', ['3220', 50, '']],
])('S23.2 %j is read as %j', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  'hilux in orange',
  'orange',
  'ascot',
  'hilux in ascot',
  'hilux in 2020',
  'around 3220',
  'hilux 3220',
  '3350',
  'near new hilux',
  'near 30k',
  'cars for sale',
  'not in geelong',
  'geelong or ballarat',
  'under 100000 km',
  '',
])('S23.2 %j names no place: words of the stock and of vehicles come first', (text) => expect(read(text)).toBeNull());

test.each([
  ['near Atlantis', ['unknown atlantis', '']],
  ['hilux near 0001', ['unknown 0001', 'hilux']],
  ['within 50 km of Atlantis', ['unknown atlantis', '']],
])('S23.7 %j names a place that nobody knows', (text, expected) => expect(read(text)).toEqual(expected));

test('S23.2 what is left of a text beside its place holds no word that says nothing', () =>
  expect(['cars for sale', 'toyota cars', 'tow bar'].map(withoutFillers)).toEqual(['', 'toyota', 'tow bar']));

test('S23.2 any text is read, and what is left of it is part of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('near', 'in', 'geelong', '3220', 'within', '50', 'km', 'of', 'hilux'), fc.string())),
      (words) => {
        const text = words.join(' ');
        const rest = placeInWords(text, knowledge)?.rest ?? '';
        for (const word of rest.split(/\s+/)) expect(text).toContain(word);
      },
    ),
  );
});

test.each([
  ['in orange', 'orange'],
  ['hilux in white', 'hilux white'],
  ['Hilux IN  White, diesel', 'Hilux White diesel'],
  ['in geelong', 'in geelong'],
  ['white in', 'white in'],
])('S23.2 without the lead of a colour %s is %s', (text, left) => expect(withoutColourLead(text)).toBe(left));
