import { expect, test } from 'vitest';
import { readPostcode } from './read-postcode.ts';

test.each(['', ' ', '\t\n', '\u00a0'])('M12.1 %j has no postcode in it', (typed) =>
  expect(readPostcode(typed)).toEqual({ kind: 'missing' }),
);
test.each(['abcd', '４０００', '400', '40000', '4 000', '-400', '4e03', '4000,3000', '4000\u0000'])(
  'M12n %j is no postcode',
  (typed) => expect(readPostcode(typed)).toEqual({ kind: 'unreadable' }),
);
test('M12o a postcode keeps its zero and loses the blanks around it', () =>
  expect(readPostcode(' 0800 ')).toEqual({ kind: 'postcode', postcode: '0800' }));
test('M12z eight thousand digits are no postcode', () => expect(readPostcode('4'.repeat(8192))).toEqual({ kind: 'unreadable' }));
