import { expect, test } from 'vitest';
import { includedPoints, type PromiseInput, whyBuyPoints } from './promise-points.ts';

const USED = { carType: 'used', make: 'MG', certified: false, itemType: 'car' } as const;
const NEW = { ...USED, carType: 'new' } as const;
const NONE: PromiseInput = {
  brandWarrantyYears: null,
  brandRoadsideYears: null,
  usedWarrantyYears: null,
  preOwnedPromise: false,
  certifiedPromise: false,
  certifiedMakes: [],
  whyBuyFromUs: [],
};
const titles = (points: readonly { readonly title: string }[]) => points.map(({ title }) => title);

test('V4a where the site promises nothing, nothing is included', () => {
  for (const car of [USED, NEW, { ...USED, certified: true }]) expect(includedPoints(car, NONE)).toEqual([]);
  expect(whyBuyPoints(NEW, NONE)).toEqual([]);
});

test('V4.3 the maker’s years of warranty and roadside assist come with new and demo vehicles only', () => {
  const input = { ...NONE, brandWarrantyYears: 10, brandRoadsideYears: 7 };
  const cover = ['10-year MG warranty', '7 years roadside assist'];
  expect(titles(includedPoints(NEW, input))).toEqual(cover);
  expect(titles(includedPoints({ ...NEW, carType: 'demo' }, input))).toEqual(cover);
  expect(includedPoints(USED, input)).toEqual([]);
});

test('V4.4 the pre-owned promise is a 48 hour money back guarantee and 12 months roadside assist, on used vehicles', () => {
  const input = { ...NONE, preOwnedPromise: true };
  expect(titles(includedPoints(USED, input))).toEqual(['48 hour money back guarantee', '12 months roadside assist']);
  expect(includedPoints(NEW, input)).toEqual([]);
});

test('V4.5 a certified vehicle of a certified make has a year more, 90 points and roadside assist', () => {
  const input = { ...NONE, certifiedPromise: true, certifiedMakes: ['MG'] };
  expect(titles(includedPoints({ ...USED, certified: true }, input))).toEqual([
    '1-year extra warranty',
    '90-point inspection',
    '12 months roadside assist',
  ]);
  expect(includedPoints(USED, input)).toEqual([]);
  expect(includedPoints({ ...USED, certified: true, make: 'Kia' }, input)).toEqual([]);
});

test('V4e what two promises share is said once', () => {
  const input = { ...NONE, preOwnedPromise: true, certifiedPromise: true, certifiedMakes: ['MG'] };
  const told = titles(includedPoints({ ...USED, certified: true }, input));
  expect(told.filter((title) => title === '12 months roadside assist')).toHaveLength(1);
});

test.each([3, 5, 7])('V4.6 used vehicles have %i years of mechanical protection where the site says so', (years) => {
  const input = { ...NONE, usedWarrantyYears: years };
  expect(titles(includedPoints(USED, input))).toEqual([`${years}-year mechanical protection`]);
  expect(includedPoints(NEW, input)).toEqual([]);
});

test('V4.3 the reasons to buy are the site’s, and on a new vehicle the maker’s years', () => {
  const input = { ...NONE, brandWarrantyYears: 10, brandRoadsideYears: 1, whyBuyFromUs: [{ title: 'Family owned', text: '' }] };
  expect(titles(whyBuyPoints(USED, input))).toEqual(['Family owned']);
  expect(whyBuyPoints(NEW, input)[1]).toEqual({
    title: 'Backed by MG',
    text: '10 years of warranty and 1 year of roadside assist from the manufacturer, looked after by us.',
  });
});
