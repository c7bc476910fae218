import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodySizeInFeet, lengthText, shortLengthText } from './lengths.ts';

describe('V7.3 a length in feet', () => {
  test.each([
    [18, '5.49 m (18 ft)', '5.5 m (18 ft)'],
    [21.5, '6.55 m (21 ft 6 in)', '6.6 m (21 ft 6 in)'],
    [18.04, '5.50 m (18 ft)', '5.5 m (18 ft)'],
    [19.99, '6.09 m (20 ft)', '6.1 m (20 ft)'],
  ])('%d is told in metres and feet', (feet, long, short) => {
    expect(lengthText(feet)).toBe(long);
    expect(shortLengthText(feet)).toBe(short);
  });
  test('that is not known is not told', () => expect(lengthText(null)).toBeNull());
});

describe('V7.3 a feed that mixes up feet and metres', () => {
  test.each([
    ['feet', 21.5, 8, 21.5, 8],
    ['metres', 6.55, 2.44, 21.49, 8.01],
    ['centimetres', 655, 244, 21.49, 8.01],
    ['millimetres', 6550, 2440, 21.49, 8.01],
    ['feet of a short camper', 7.5, 6, 7.5, 6],
    ['metres of a long motorhome', 9.2, 2.5, 30.18, 8.2],
    ['a length in metres and a width in feet', 5.5, 7.5, 18.04, 7.5],
    ['a long one in metres and a width in feet', 6.55, 8, 21.49, 8],
  ])('is understood in %s', (_unit, length, width, feetLong, feetWide) => {
    expect(bodySizeInFeet({ bodyLength: length, bodyWidth: width })).toEqual({ bodyLength: feetLong, bodyWidth: feetWide });
  });
  test.each([
    [18, 18],
    [5.5, 18.04],
    [9, 29.53],
    [5500, 18.04],
  ])('is understood by the length %d alone', (sent, feet) =>
    expect(bodySizeInFeet({ bodyLength: sent, bodyWidth: null }).bodyLength).toBe(feet),
  );
  test.each([0, 0.4, 1, 150_000])('is told nothing by the length %d, which no van has', (sent) =>
    expect(bodySizeInFeet({ bodyLength: sent, bodyWidth: null }).bodyLength).toBeNull(),
  );
  test('never makes a van that no road would take', () =>
    fc.assert(
      fc.property(
        fc.float({ min: 0, max: 20_000, noNaN: true }),
        fc.float({ min: 0, max: 20_000, noNaN: true }),
        (length, width) => {
          const { bodyLength, bodyWidth } = bodySizeInFeet({ bodyLength: length, bodyWidth: width });
          expect(bodyLength ?? 20).toBeGreaterThanOrEqual(6);
          expect(bodyLength ?? 20).toBeLessThanOrEqual(60);
          expect(bodyWidth ?? 8).toBeGreaterThanOrEqual(4);
          expect(bodyWidth ?? 8).toBeLessThanOrEqual(10);
          if (bodyLength !== null && bodyWidth !== null) expect(bodyLength).toBeGreaterThanOrEqual(bodyWidth);
        },
      ),
    ));
});
