import { expect, test } from 'vitest';
import { vinCheckDigit } from '#demo/vin-check-digit.ts';

test('the check digit of well-known numbers is worked out', () => {
  expect(vinCheckDigit('11111111111111111')).toBe('1');
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X');
  expect(vinCheckDigit('5GZCZ43D13S812715')).toBe('1');
});

test('the ninth character itself does not count', () => {
  expect(vinCheckDigit('1M8GDM9A0KP042788')).toBe('X');
});
