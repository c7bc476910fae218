import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['0412345678', '0412 345 678'],
  ['+61412345678', '0412 345 678'],
  ['04 1234 5678', '0412 345 678'],
  ['0755501234', '07 5550 1234'],
  ['(07) 5550 1234', '07 5550 1234'],
  ['+64 21 123 456', '+64 21 123 456'],
  ['13 11 26', '13 11 26'],
  ['', ''],
])('a number that was typed as %j reads %j', (typed, text) => expect(phoneText(typed)).toBe(text));
