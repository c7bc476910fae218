import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseMobile, showPhone } from './normalise-phone.ts';

test.each([
  '0412345678',
  '0412 345 678',
  '04 12 34 56 78',
  '(0412) 345-678',
  ' 0412.345.678 ',
  '+61412345678',
  '+61 412 345 678',
  '+61 (0)412 345 678',
  '61412345678',
  '61 412 345 678',
  '0011 61 412 345 678',
  '0061 412 345 678',
  '0061412345678',
  '４１２345678'.replace(/^/, '0'),
])('A1 the mobile %s is +61412345678', (text) => expect(normaliseMobile(text)).toBe('+61412345678'));

test.each(['+64 21 123 4567', '+44 7400 123456', '0011 44 7400 123456', '+1 201 555 0123', '+65 8123 4567', '+252 61 2345678'])(
  'A1 the foreign mobile %s is none that we text',
  (text) => expect(normaliseMobile(text)).toBeNull(),
);

test.each([
  '',
  ' ',
  '0',
  '04',
  '041234567',
  '04123456789',
  '07 3000 0000',
  '(02) 9055 0144',
  '+61 7 3000 0000',
  '61730000000',
  '1300 123 456',
  '1800 123 456',
  '13 11 14',
  '000',
  '+44 20 7946 0958',
  '7400 123456',
  'call 0412 345 678',
  '0412 345 678 or 0413 345 678',
  '0412 345 678 ext 5',
  'tel:0412345678',
  '0412345678;drop table',
  '0412345678\u00000',
  '+610412345678901234',
  '+',
  '++61412345678',
  'abc',
  '😀',
  '0412 345 678'.repeat(50),
])('A1 %j is no mobile', (text) => expect(normaliseMobile(text)).toBeNull());

test('A1 whatever is typed gives an Australian mobile in E.164 form or none, and the number gives itself', () => {
  const digits = fc.stringMatching(/^(?:\+?61|0)?4\d{8}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.string(), fc.stringMatching(/^\+?[\d ()-]{0,20}$/)), (text) => {
      const number = normaliseMobile(text);
      if (number === null) return;
      expect(number).toMatch(/^\+614\d{8}$/);
      expect(normaliseMobile(number)).toBe(number);
      expect(normaliseMobile(showPhone(number))).toBe(number);
    }),
  );
});

test.each([
  ['+61412345678', '0412 345 678'],
  ['+64211234567', '+64 21 123 4567'],
  ['nonsense', 'nonsense'],
])('A1 the number %s is shown as %s', (number, shown) => expect(showPhone(number)).toBe(shown));
