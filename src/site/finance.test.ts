import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { financeInput } from './finance.ts';

const { site: pattern } = aContext();
const site = {
  switches: { ...pattern.switches, financeEnabled: true, financeInterest: 7 },
  dealerships: [{ id: 1, switches: { ...pattern.switches, financeEnabled: false, financeInterest: 9 } }],
};
const NOW = Date.UTC(2026, 5, 1);

test('P3 a dealership’s switches override the site’s, but only the site decides whether finance is mentioned', () => {
  expect(financeInput(site, 1, NOW)).toMatchObject({ financeInterest: 9, financeEnabled: true });
});

test('P3 the vehicles of another dealership are asked about after the first one’s and get their own input', () => {
  financeInput(site, 1, NOW);
  expect(financeInput(site, 2, NOW)).toMatchObject({ financeInterest: 7, financeEnabled: true });
});

test('P3 the same dealership on another site gets that site’s input', () => {
  financeInput(site, 2, NOW);
  const other = { ...site, switches: { ...site.switches, financeInterest: 5 } };
  expect(financeInput(other, 2, NOW)).toMatchObject({ financeInterest: 5 });
});

test('P3 a new year is noticed, in the site’s own time zone', () => {
  const years = ['2026-12-31T12:00:00Z', '2026-12-31T13:00:01Z'].map(
    (at) => financeInput({ ...site, switches: { ...site.switches, timeZone: 'Australia/Sydney' } }, 1, Date.parse(at)).thisYear,
  );
  expect(years).toEqual([2026, 2027]);
  expect([NOW, Date.UTC(2027, 5, 1)].map((at) => financeInput(site, 1, at).thisYear)).toEqual([2026, 2027]);
});

test('P3 all cards of a page share one input', () => {
  expect(financeInput(site, 1, NOW)).toBe(financeInput(site, 1, NOW));
});
