import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someTowChoice } from '#tests/factories/a-tow-choice.ts';
import { towLimit } from './tow-limit.ts';
import { mayPack, towVerdict, verdictBar, verdictWords } from './tow-verdict.ts';

const ofAtm = (limit: number, atm: number | null, tare: number | null = null) => towVerdict(limit, { atm, tare });
const said = (limit: number, atm: number | null, tare: number | null = null) => {
  const { name, rest } = verdictWords(ofAtm(limit, atm, tare));
  return name + rest;
};

describe('P15.1 a verdict on a caravan’s ATM', () => {
  test.each([
    [3000, 2490, 'Good match, 510 kg to spare'],
    [3000, 2700, 'Good match, 300 kg to spare'],
    [3000, 2701, 'Close, 299 kg to spare'],
    [3000, 2980, 'Close, 20 kg to spare'],
    [3000, 3000, 'Close, nothing to spare'],
    [3000, 3160, 'Too heavy by 160 kg'],
    [0, 750, 'Too heavy by 750 kg'],
  ])('against a limit of %d kg for %d kg', (limit, atm, words) => expect(said(limit, atm)).toBe(words));
  test.each([null, 0, Number.NaN])('that is %s is none, and never good', (atm) =>
    expect(said(3000, atm)).toBe('No weight listed. Ask us.'),
  );
  test.each([
    [2000, 3000],
    [2000, 2000],
  ])('of %d kg is none where the van weighs %d kg empty, and says why', (atm, tare) =>
    expect(said(2500, atm, tare)).toBe('The weights listed don’t add up. Ask us.'),
  );
  test('is the same with any tare below it, and none with any other', () =>
    fc.assert(
      fc.property(fc.nat(6000), fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 8000 }), (limit, atm, tare) => {
        expect(ofAtm(limit, atm, tare)).toEqual(tare < atm ? ofAtm(limit, atm) : { kind: 'unknown', isContradicted: true });
      }),
    ));
  test('gets no better with more weight', () =>
    fc.assert(
      fc.property(someTowChoice, fc.integer({ min: 1, max: 6000 }), fc.nat(3000), (choice, atm, more) => {
        const { limit } = towLimit(choice);
        const order = ['good', 'close', 'heavy'];
        const [light, heavy] = [ofAtm(limit, atm), ofAtm(limit, atm + more)];
        expect(order.indexOf(heavy.kind)).toBeGreaterThanOrEqual(order.indexOf(light.kind));
      }),
    ));
  test('is neither good nor close when a single check is exceeded', () =>
    fc.assert(
      fc.property(someTowChoice, fc.integer({ min: 1, max: 6000 }), (choice, atm) => {
        const { limit, checks } = towLimit(choice);
        const isExceeded = checks.some((check) => atm > check.limit);
        expect(ofAtm(limit, atm).kind === 'heavy').toBe(isExceeded);
      }),
    ));
  test('adds up: ATM and what is to spare are the limit', () =>
    fc.assert(
      fc.property(fc.nat(6000), fc.integer({ min: 1, max: 6000 }), (limit, atm) => {
        const verdict = ofAtm(limit, atm);
        if (verdict.kind === 'unknown') throw new Error('It has a weight.');
        expect(verdict.kind === 'heavy' ? atm - verdict.over : atm + verdict.spare).toBe(limit);
        if (verdict.kind === 'good') expect(verdict.spare * 10).toBeGreaterThanOrEqual(limit);
        if (verdict.kind === 'close') expect(verdict.spare * 10).toBeLessThan(limit);
      }),
    ));
});

test('P15.1 what may be packed is ATM less tare, and nothing where the plate does not say', () => {
  expect(mayPack({ atm: 2980, tare: 2480 })).toBe(500);
  expect(mayPack({ atm: 2980, tare: null })).toBeNull();
  expect(mayPack({ atm: null, tare: 2480 })).toBeNull();
  expect(mayPack({ atm: 2000, tare: 2480 })).toBeNull();
});

test('P15.1 the bar of a verdict never leaves its box', () => {
  expect(verdictBar(3000, 1500).filled).toBeCloseTo(0.4286, 3);
  expect(verdictBar(3000, 3000).filled).toBeCloseTo(verdictBar(3000, 3000).mark, 6);
  expect(verdictBar(3000, 9000)).toEqual({ filled: 1, mark: 6 / 7 });
  expect(verdictBar(0, 1500)).toEqual({ filled: 1, mark: 0 });
});
