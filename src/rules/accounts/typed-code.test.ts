import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  ['407913', '407913'],
  ['407 913', '407913'],
  ['407-913', '407913'],
  [' 4 0 7 9 1 3 ', '407913'],
  ['407', '407'],
  ['', ''],
  ['no code here', ''],
  ['4079138', '4079138'],
  ['40791381', '4079138'],
  ['407913 is your Harbour code. It works for 5 minutes. Don’t share it.\n@harbour.example #407913', '407913'],
  ['It works for 5 minutes: 407913', '407913'],
  ['Ref 20261116, code 407913', '407913'],
])('A1 the code in %j is %j', (text, code) => expect(typedCode(text)).toBe(code));

test('A1 whatever is pasted, only digits are left, and at most one more than a code has', () =>
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,7}$/.test(typedCode(text)))));
