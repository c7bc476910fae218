import { describe, expect, test } from 'vitest';
import { type DigestLine, type DigestVehicle, digestLines, type Finding } from './digest-lines.ts';
import { digestSubject, digestText, newsWords, priceWords } from './digest-words.ts';

const free: DigestVehicle = { isAvailable: true, isSold: false, isReserved: false, price: { cents: 3_000_000, isWeekly: false } };
const aFinding = (facts: Partial<Finding> = {}): Finding => ({
  event: 'listed',
  fromCents: null,
  vehicleId: 1,
  alertId: 'a',
  alertKind: 'search',
  ...facts,
});
const told = (findings: readonly Finding[], vehicle: Partial<DigestVehicle> = {}) =>
  digestLines(findings, new Map([[1, { ...free, ...vehicle }]])).map(({ news }) => news);
const SOLD = { isAvailable: false, isSold: true };

describe('A11 what a digest says about a vehicle', () => {
  test.each<[string, readonly Finding[], Partial<DigestVehicle>, DigestLine['news'][]]>([
    ['a new match', [aFinding()], {}, [{ kind: 'new' }]],
    ['a new match that was sold', [aFinding()], SOLD, []],
    ['a sale, to one who watches', [aFinding({ event: 'sold', alertKind: 'vehicle' })], SOLD, [{ kind: 'sold' }]],
    ['a sale, to one who searches', [aFinding({ event: 'sold' })], SOLD, []],
    ['a sale that fell through', [aFinding({ event: 'sold', alertKind: 'vehicle' })], {}, []],
    [
      'less',
      [aFinding({ event: 'price', fromCents: 3_150_000 })],
      {},
      [{ kind: 'less', fromCents: 3_150_000, toCents: 3_000_000, isWeekly: false }],
    ],
    [
      'less twice, as one',
      [aFinding({ event: 'price', fromCents: 3_300_000 }), aFinding({ event: 'price', fromCents: 3_150_000 })],
      {},
      [{ kind: 'less', fromCents: 3_300_000, toCents: 3_000_000, isWeekly: false }],
    ],
    ['less, and more again', [aFinding({ event: 'price', fromCents: 3_000_000 })], {}, []],
    ['less, and the site shows no price', [aFinding({ event: 'price', fromCents: 3_150_000 })], { price: null }, []],
    [
      'less a week',
      [aFinding({ event: 'price', fromCents: 3_150_000 }), aFinding({ event: 'weekly', fromCents: 28_900 })],
      { price: { cents: 26_900, isWeekly: true } },
      [{ kind: 'less', fromCents: 28_900, toCents: 26_900, isWeekly: true }],
    ],
    [
      'less a week, and the site shows the whole price',
      [aFinding({ event: 'weekly', fromCents: 28_900 })],
      { price: { cents: 2_000, isWeekly: false } },
      [],
    ],
    [
      'less, and the site shows a price per week',
      [aFinding({ event: 'price', fromCents: 3_150_000 })],
      { price: { cents: 26_900, isWeekly: true } },
      [],
    ],
    ['less, and sold', [aFinding({ event: 'price', fromCents: 3_150_000, alertKind: 'vehicle' })], SOLD, []],
    ['back, to one who watches', [aFinding({ event: 'back', alertKind: 'watchlist' })], {}, [{ kind: 'back' }]],
    ['back, and reserved again', [aFinding({ event: 'back', alertKind: 'watchlist' })], { isReserved: true }, []],
  ])('%s', (_what, findings, vehicle, expected) => {
    expect(told(findings, vehicle)).toEqual(expected);
  });

  test('a vehicle that the site no longer shows is left out', () => {
    expect(digestLines([aFinding({ vehicleId: 2 })], new Map([[1, free]]))).toEqual([]);
  });
});

describe('A11 the subject of a digest', () => {
  const aLine = (vehicleId: number, news: DigestLine['news'], alertId = 'a'): DigestLine => ({ vehicleId, alertId, news });
  const less = { kind: 'less', fromCents: 3_649_000, toCents: 3_499_000, isWeekly: false } as const;
  const subject = (lines: readonly DigestLine[], noun: string | null = 'electric SUVs') =>
    digestSubject({ lines, nameOf: (id) => `Car ${id}`, nounOf: (_, isPlural) => noun && (isPlural ? noun : 'electric SUV') });
  test.each<[string, readonly DigestLine[]]>([
    ['2 new electric SUVs', [aLine(1, { kind: 'new' }), aLine(2, { kind: 'new' })]],
    ['1 new electric SUV', [aLine(1, { kind: 'new' })]],
    ['$1,500 less: Car 1', [aLine(1, less)]],
    ['$20 less per week: Car 1', [aLine(1, { kind: 'less', fromCents: 28_900, toCents: 26_900, isWeekly: true })]],
    ['Sold: Car 1', [aLine(1, { kind: 'sold' })]],
    ['Back on sale: Car 1', [aLine(1, { kind: 'back' })]],
    ['2 new matches', [aLine(1, { kind: 'new' }), aLine(2, { kind: 'new' }, 'b')]],
    [
      '2 price drops, 1 new match and 1 sold',
      [aLine(1, less), aLine(2, less), aLine(3, { kind: 'new' }), aLine(4, { kind: 'sold' })],
    ],
    ['', []],
  ])('%s', (expected, lines) => {
    expect(subject(lines)).toBe(expected);
  });

  test('prices are said with cents only when they have any, and a text message says how to stop', () => {
    expect(newsWords({ kind: 'less', fromCents: 100_050, toCents: 100_000, isWeekly: false })).toBe('$0.50 less');
    expect(priceWords(less)).toBe('Was $36,490, now $34,990');
    expect(priceWords({ kind: 'less', fromCents: 28_900, toCents: 26_900, isWeekly: true })).toBe('Was $289, now $269 per week');
    expect(digestText(TEXT)).toBe('Harbour: Sold: X. https://h.example/cars/x\nStop: https://h.example/alerts/stop?key=k');
  });

  test('a text message to someone who was not seen for three months says that it is the last, and what keeps them coming', () => {
    expect(digestText({ ...TEXT, stayHref: 'https://h.example/my-garage' })).toBe(
      'Harbour: Sold: X. https://h.example/cars/x\nThis is our last text unless you sign in again: https://h.example/my-garage\nStop: https://h.example/alerts/stop?key=k',
    );
  });

  const TEXT = {
    site: 'Harbour',
    subject: 'Sold: X',
    href: 'https://h.example/cars/x',
    stopHref: 'https://h.example/alerts/stop?key=k',
    stayHref: null,
  };
});
