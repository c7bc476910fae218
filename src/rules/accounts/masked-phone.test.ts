import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  ['0412 345 678', '0412 ••• 678'],
  ['+44 7700 900123', '+44 77•• •••123'],
  ['1234', '1234'],
])('A10 the middle of a phone number is masked: %s', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
