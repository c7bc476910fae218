import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lendersSchema } from './lenders-file.ts';

const FILE = path.join(import.meta.dirname, '..', '..', '..', 'sites', 'lenders.json');
const lenders = lendersSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const lender = (id: string) => {
  const found = lenders.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no lender "${id}".`);
  return found;
};
const row = (facts: object) => lendersSchema.safeParse([{ id: 'one', name: 'One', rule: 'a', ...facts }]);

test('M1.7 eight lenders and manual are rows: one by rule a, three by b, four by c, one by d', () => {
  const count = (rule: string) => lenders.filter((one) => one.rule === rule).length;
  expect({ a: count('a'), b: count('b'), c: count('c'), d: count('d') }).toEqual({ a: 1, b: 3, c: 4, d: 1 });
  expect(lender('manual').rule).toBe('b');
});
test('M3u a lender has 1,300 for a fee where the vehicle’s offer names none', () =>
  expect(lenders.some(({ detail }) => detail.establishmentFee === 1300)).toBe(true));
test('M3m among the lowest rates are 9.95, 4, 7.5, 1 and 5.99, among the highest 19.95, 20, 14.5 and 15.99', () => {
  const interest = lenders.map(({ detail }) => detail.interest);
  for (const min of [9.95, 4, 7.5, 1, 5.99]) expect(interest.map((of) => of.min)).toContain(min);
  for (const max of [19.95, 20, 14.5, 15.99]) expect(interest.map((of) => of.max)).toContain(max);
});
test('M4.3 alone, ausloans has a fee of 1,360.50 and rounds to the nearest dollar', () =>
  expect(lender('ausloans').standalone).toMatchObject({ establishmentFee: 1360.5, rounding: 'nearest' }));
test.each([
  ['angle', 7.5, 14.5],
  ['idm', 4, 20],
])('M4.8 alone, %s lends from 5,000 at %d to %d percent', (id, min, max) =>
  expect(lender(id).standalone).toMatchObject({ amount: { min: 5000, max: 250_000 }, interest: { min, max } }),
);
test('M6.3 idm lists its four fees', () => {
  const { fees, listsFees, standalone } = lender('idm');
  expect([listsFees, standalone.establishmentFee]).toEqual([true, 395]);
  expect(fees.map(({ dollars }) => dollars)).toEqual([6, 8, 912.25]);
});
test('M6.2 powertorque always tells the range of comparison rates', () =>
  expect(lender('powertorque')).toMatchObject({ alwaysTellsRange: true, comparisonRange: { from: 8.38, to: 19.42 } }));
test('K2i no lender’s comparison rate is typed in: each follows from rate and fees', () =>
  expect(lenders.every(({ comparisonRate }) => comparisonRate === null)).toBe(true));
test('every lender says that it is a sample', () => expect(lenders.every(({ name }) => /sample/i.test(name))).toBe(true));

test.each([{ interest: null }, { term: null }, { disclaimer: null }, { detail: { establishmentFee: null } }])(
  'M1q an empty %j in a row is as if it were not there',
  (facts) => expect(row(facts)).toMatchObject({ success: true }),
);
test.each([
  [{ rule: null }, '0.rule'],
  [{ name: null }, '0.name'],
  [{ detail: { amount: { min: null } } }, '0.detail.amount.min'],
  [{ detail: null }, '0.detail'],
  [{ fees: [{ label: 'Fee', dollars: null }] }, '0.fees.0.dollars'],
  [{ detail: { interest: { min: 20 } } }, '0.detail.interest'],
  [{ colour: 'red' }, '0'],
])('M1r a row with %j is refused at %s', (facts, at) =>
  expect(row(facts).error?.issues.map((issue) => issue.path.join('.'))).toEqual([at]),
);
test('M1s two rows with one id are refused', () => {
  const two = lendersSchema.safeParse([0, 1].map(() => ({ id: 'one', name: 'One', rule: 'a' })));
  expect(two.error?.issues[0]?.message).toBe('two lenders have the same id');
});
