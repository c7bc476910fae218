import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  ['07 3000 0000', '07 30•• ••••'],
  ['(07) 7010 4006', '(07) •••• ••••'],
  ['1300 975 707', '1300 ••• •••'],
  ['+61730000000', '+6173•••••••'],
])('V11.1 of the number %s only the first five characters are read', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
test('V11b a number of five characters has nothing to hide', () => expect(maskedPhone('13 10')).toBe('13 10'));
