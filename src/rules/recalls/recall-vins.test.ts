import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossible, readVin, recallAnswer } from './recall-vins.ts';

const RUN = { prefix: 'LSJXSAMPXMZ', from: '000001', to: '005168' };
const ONE = { vin: 'LSJXSAMPXNZ770001' };
const LIST = [RUN, ONE];

test.each([
  ['LSJXSAMPXMZ000001', 'affected'],
  ['LSJXSAMPXMZ005168', 'affected'],
  ['LSJXSAMPXMZ000000', 'notListed'],
  ['LSJXSAMPXMZ005169', 'notListed'],
  ['LSJXSAMPXNZ770001', 'affected'],
  ['LSJXSAMPXNZ770002', 'notListed'],
  ['lsjx samp-xmz 002 500', 'affected'],
  ['LSJXSAMPXMZ00A500', 'notListed'],
  ['LSJXSAMPXMZ00250', 'notVin'],
  ['LSJXSAMPXMZ0025000', 'notVin'],
  ['LSJXSAMPXMZ00250O', 'notVin'],
  ['', 'notVin'],
  ['<script>', 'notVin'],
] as const)('E3 the VIN %s is %s', (typed, answer) => expect(recallAnswer(LIST, typed)).toBe(answer));

describe('E3 whatever is typed', () => {
  const number = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'));

  test('a run affects exactly the numbers from its first to its last', () => {
    fc.assert(
      fc.property(number, number, number, fc.constantFrom('any', 'first', 'last'), (a, b, any, which) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        const typed = { any, first: from, last: to }[which];
        const isWithin = Number(from) <= Number(typed) && Number(typed) <= Number(to);
        expect(recallAnswer([{ prefix: RUN.prefix, from, to }], RUN.prefix + typed)).toBe(isWithin ? 'affected' : 'notListed');
      }),
    );
  });

  test('capitals, spaces and hyphens change nothing', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 16 }), fc.constantFrom(' ', '-', ' - '), (typed, at, between) => {
        const vin = RUN.prefix + typed;
        expect(recallAnswer(LIST, `${vin.slice(0, at)}${between}${vin.slice(at)}`.toLowerCase())).toBe(recallAnswer(LIST, vin));
      }),
    );
  });

  test('what is no VIN is never affected, and what is one is always answered by the list', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        expect(recallAnswer(LIST, typed) === 'notVin').toBe(readVin(typed) === null);
        expect(recallAnswer([], typed)).not.toBe('affected');
      }),
    );
  });
});

test.each([
  [RUN, true],
  [ONE, true],
  [{ vin: 'LSJX' }, false],
  [{ vin: 'lsjxsampxnz770001' }, false],
  [{ ...RUN, from: '005169' }, false],
  [{ ...RUN, to: '99999' }, false],
  [{ ...RUN, from: 'A00001' }, false],
  [{ prefix: 'LSJXSAMPOMZ', from: '000001', to: '000002' }, false],
])('E3 whether the entry %o can be about any vehicle: %s', (entry, isOne) => expect(isPossible(entry)).toBe(isOne));
