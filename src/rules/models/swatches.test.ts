import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aColour } from '#tests/factories/a-variant.ts';
import { chosenColour, namedSwatch, swatches } from './swatches.ts';

const shade = fc.constantFrom('#000000', '#ffffff', '#FFFFFF', '#1f5fa8', '#8e1a22', '#c9b79c', '#b8bcbf', '#15171a', '#3d4a3f');
const colours = fc
  .array(shade, { maxLength: 20 })
  .map((shades) => shades.map((hexCode, at) => aColour(`colour-${at}`, { hexCode })));

test('E2 two colours of one hexCode are one swatch, the first of them, however its letters are written', () => {
  const shown = swatches([aColour('blue'), aColour('navy', { hexCode: '#1F5FA8' }), aColour('red', { hexCode: '#8e1a22' })]);
  expect(shown.map(({ id }) => id)).toEqual(['blue', 'red']);
});

test('E2 there are six swatches at most, none twice, in the manufacturer’s order', () => {
  fc.assert(
    fc.property(colours, (given) => {
      const shown = swatches(given);
      const shades = shown.map(({ hexCode }) => hexCode.toLowerCase());
      expect(new Set(shades).size).toBe(shades.length);
      expect(shown.length).toBe(Math.min(6, new Set(given.map(({ hexCode }) => hexCode.toLowerCase())).size));
      expect(given.filter((colour) => shown.includes(colour))).toEqual(shown);
    }),
  );
});

test('E4 a colour of one variant is not a swatch of another', () => {
  const given = [aColour('gold', { variantId: 'a-top', hexCode: '#c9b79c' }), aColour('blue')];
  expect(swatches(given, 'a-base').map(({ id }) => id)).toEqual(['blue']);
  expect(swatches(given, 'a-top').map(({ id }) => id)).toEqual(['gold', 'blue']);
});

test.each([
  ['red', 'red'],
  ['of-another-model', 'blue'],
  [null, 'blue'],
])('E5 of the colours blue and red, the address that says %s means %s', (said, meant) =>
  expect(chosenColour([aColour('blue'), aColour('red', { hexCode: '#8e1a22' })], null, said)?.id).toBe(meant),
);

test('E5 a model without colours has none chosen', () => expect(chosenColour([], null, 'red')).toBeNull());

test('E5 an address that names a colour without a swatch of its own means the swatch of its shade', () => {
  const given = [aColour('blue'), aColour('red', { hexCode: '#8e1a22' }), aColour('crimson', { hexCode: '#8E1A22' })];
  expect(namedSwatch(given, null, 'crimson')?.id).toBe('red');
  expect(namedSwatch(given, null, 'green')).toBeNull();
});
