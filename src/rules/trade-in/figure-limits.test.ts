import { expect, test } from 'vitest';
import { figureLimit, isSurelyOld } from './figure-limits.ts';

const car = { year: 2020, built: '2020-03-10', kms: 60_000 };

test.each([
  ['2027-03-10', null],
  ['2027-03-11', 'age'],
])('T3 a car built on 10 March 2020 on %s: %s (seven years and a day are too many)', (today, limit) =>
  expect(figureLimit(car, today)).toBe(limit),
);
test.each([
  [100_000, null],
  [100_001, 'kilometres'],
])('T3 a car of %i km: %s', (kms, limit) => expect(figureLimit({ ...car, kms }, '2026-06-30')).toBe(limit));
test.each([
  ['2020-03', '2027-03-01', null],
  ['2020-03', '2027-03-02', 'age'],
  [null, '2027-01-01', null],
  [null, '2027-01-02', 'age'],
  ['2020-02-29', '2027-02-28', null],
  ['2020-02-29', '2027-03-01', 'age'],
])('T3 of a car built in %s the first day counts: %s is %s', (built, today, limit) =>
  expect(figureLimit({ ...car, built }, today)).toBe(limit),
);
test('T3 a build date counts before the year that the car is called by', () => {
  expect(figureLimit({ year: 2019, built: '2019-12', kms: 0 }, '2026-11-16')).toBeNull();
  expect(figureLimit({ year: 2020, built: '2019-06', kms: 0 }, '2026-11-16')).toBe('age');
});
test('T3 kilometres that are not known yet are no reason', () =>
  expect(figureLimit({ ...car, kms: null }, '2026-06-30')).toBeNull());
test.each([
  [2019, null, '2026-12-31', false],
  [2019, null, '2027-01-01', true],
  [2019, '2019-11', '2026-11-30', false],
  [2019, '2019-11', '2026-12-01', true],
  [2019, '2019-11-16', '2026-11-17', true],
])('T3 a car of %i, built in %s, is surely too old on %s: %s', (year, built, today, isSure) =>
  expect(isSurelyOld({ year, built }, today)).toBe(isSure),
);
