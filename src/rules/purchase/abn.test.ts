import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abnText, readAbn } from './abn.ts';

// The example of the Australian Business Register's page on the format of the ABN.
const EXAMPLE = '51824753556';

test('R3 an ABN is eleven digits whose check digits are right, however it is spaced', () => {
  expect(readAbn('51 824 753 556')).toBe(EXAMPLE);
  expect(readAbn(EXAMPLE)).toBe(EXAMPLE);
  expect(abnText(EXAMPLE)).toBe('51 824 753 556');
  for (const wrong of ['', '51 824 753 557', '5182475355', '518247535560', 'ABN 51824753556', '00000000000', '٥١٨٢٤٧٥٣٥٥٦'])
    expect(readAbn(wrong), wrong).toBeNull();
});

test('R3 one digit of an ABN that is wrong is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(EXAMPLE[at]) + by) % 10;
      expect(readAbn(`${EXAMPLE.slice(0, at)}${digit}${EXAMPLE.slice(at + 1)}`)).toBeNull();
    }),
  );
});
