import { expect, test } from 'vitest';
import { isMailAddress, oneLine } from '#src/adapters/mail/one-line.ts';

test.each([
  ['Sam\r\nBcc: all@example.com', 'Sam Bcc: all@example.com'],
  ['Sam\nLee', 'Sam Lee'],
  ['Sam\u2028Lee', 'Sam Lee'],
  ['Sam\u0085Lee', 'Sam Lee'],
  ['\u202eeeL maS', 'eeL maS'],
  ['Sam\0Lee', 'Sam Lee'],
  ['  Sam   Lee  ', 'Sam Lee'],
  ['=?utf-8?q?=0d=0aBcc:_all@example.com?=', '= ?utf-8?q?=0d=0aBcc:_all@example.com?='],
  ['=\u200b?utf-8?b?U2Ft?=', '= ?utf-8?b?U2Ft?='],
  ['Zoë 😀', 'Zoë 😀'],
])('L14d the name %j is the one line %j in an email’s head', (given, line) => expect(oneLine(given)).toBe(line));

test('L14d a long name is cut, and never in the middle of a character', () => {
  expect(oneLine('😀'.repeat(200), 151)).toMatch(/^😀{75}\ufffd?$/u);
});

test.each([
  ['sam@dealer.example', true],
  ['sam+tag@dealer.example', true],
  ['sam@dealer.example\r\nBcc: x@y.example', false],
  ['sam@dealer.example, x@y.example', false],
  ['"sam"@dealer.example', false],
  ['Sam <sam@dealer.example>', false],
  ['sam', false],
  ['sam@', false],
  [`${'a'.repeat(250)}@b.example`, false],
])('L14d %j as an address to write to: %s', (address, isOne) => expect(isMailAddress(address)).toBe(isOne));
