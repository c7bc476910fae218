import { expect, test } from 'vitest';
import { aVariant } from '#tests/factories/a-variant.ts';
import {
  chosenVariants,
  colourOf,
  type DetailedModel,
  fullVariantName,
  offeredVariants,
  saidColour,
  variantName,
  wishText,
} from './offered-variants.ts';

const model = (make: string, name: string, ...variants: string[]): DetailedModel => ({
  slug: name.toLowerCase(),
  make,
  name,
  status: 'current',
  imageUrl: null,
  bodies: [],
  colours: [],
  interiors: [],
  variants: variants.map((one) => aVariant({ id: `${name}-${one}`.toLowerCase(), name: one })),
});
const IM5 = model('MG', 'IM5', 'Premium', 'Performance');
const OFFERED = offeredVariants([model('MG', 'MG2'), IM5, model('MG', 'ZS', 'Essence')]);
const USUAL = { left: 'im5-performance', right: 'im5-premium' };
const chosen = (address: string, usual: { left: string | null; right: string | null } = USUAL, offered = OFFERED) => {
  const query = new URLSearchParams(address);
  return chosenVariants(offered, (place) => query.get(place), usual).map(({ place, chosen: { variant } }) => [place, variant.id]);
};

test('E2 the usual comparison is im5-performance with im5-premium', () =>
  expect(chosen('')).toEqual([
    ['left', 'im5-performance'],
    ['right', 'im5-premium'],
  ]));

test('E2 an address chooses up to four, and what it calls by a wrong name is as if it were not said', () => {
  expect(chosen('left=zs-essence&right=im5-premium&third=nonsense&fourth=im5-performance')).toEqual([
    ['left', 'zs-essence'],
    ['right', 'im5-premium'],
    ['fourth', 'im5-performance'],
  ]);
  expect(chosen('left=__proto__&right=')).toEqual(chosen(''));
});

test('E2 without the usual ones the first are compared, and one alone with itself', () => {
  const none = { left: null, right: 'gone' };
  expect(chosen('', none)).toEqual([
    ['left', 'im5-premium'],
    ['right', 'im5-performance'],
  ]);
  expect(chosen('', none, OFFERED.slice(2))).toEqual([
    ['left', 'zs-essence'],
    ['right', 'zs-essence'],
  ]);
  expect(chosen('', none, [])).toEqual([]);
});

test('E4 a model without variants is not offered', () =>
  expect(OFFERED.map(({ variant }) => variant.id)).toEqual(['im5-premium', 'im5-performance', 'zs-essence']));

test('E5 a variant is called by what tells it from the others', () => {
  const [premium, performance, essence] = OFFERED;
  const [gx] = offeredVariants([model('Toyota', 'RAV4', 'GX')]);
  if (!premium || !performance || !essence || !gx) throw new Error('There are not enough of them.');
  expect(variantName(premium, [premium, performance])).toBe('Premium');
  expect(variantName(premium, [premium, essence])).toBe('IM5 Premium');
  expect(fullVariantName(gx, [premium, gx])).toBe('Toyota RAV4 GX');
});

test('E2 a colour that was chosen for one variant is not said for another', () => {
  expect(saidColour(colourOf('diamond-red', 'im5-platinum'), 'im5-platinum')).toBe('diamond-red');
  expect(saidColour(colourOf('diamond-red', 'im5-platinum'), 'im6-platinum')).toBeNull();
  expect(saidColour('diamond-red', 'im6-platinum')).toBe('diamond-red');
  expect(saidColour(null, 'im5-platinum')).toBeNull();
});

test.each([
  ['Platinum', 'Aruba Blue', 'MG IM5 Platinum in Aruba Blue'],
  [null, 'Aruba Blue', 'MG IM5 in Aruba Blue'],
  [null, null, 'MG IM5'],
])('E1 the wish for the variant %s in the colour %s reads %s', (variant, colour, text) =>
  expect(wishText(IM5, variant === null ? null : { name: variant }, colour === null ? null : { name: colour })).toBe(text),
);
