import { expect, test } from 'vitest';
import { callLabel, maskedPhone, pathCallLabel } from './call.ts';

test.each([
  ['new', 'New Car'],
  ['demo', 'New Car'],
  ['used', 'Used Car'],
] as const)('V11.4 a call about a %s car is labelled %s', (carType, label) => expect(callLabel({ carType })).toBe(label));

test.each([
  ['/used-car/toyota', 'Used Car'],
  ['/search/used-cars', 'Used Car'],
  ['/search/new-used-and-demo-cars/', 'New Car'],
  ['/contact-us', 'New Car'],
  ['/', 'New Car'],
])('V11.4 a call from %s is labelled %s', (path, label) => expect(pathCallLabel(path)).toBe(label));

test.each([
  ['07 3000 0000', '07 30•• ••••'],
  ['(07) 7010 4006', '(07) •••• ••••'],
  ['1300 975 707', '1300 ••• •••'],
  ['+61730000000', '+6173•••••••'],
])('V11.1 of the number %s only the first five characters are read', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
test('V11b a number of five characters has nothing to hide', () => expect(maskedPhone('13 10')).toBe('13 10'));
