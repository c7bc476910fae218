import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipientKey } from '#src/rules/leads/recipient-key.ts';

test.each([
  ['Sam.Lee@Shopper.Example', 'sam.lee@shopper.example'],
  [' sam@shopper.example ', 'sam@shopper.example'],
  ['sam+one@shopper.example', 'sam@shopper.example'],
  ['sam+one+two@shopper.example', 'sam@shopper.example'],
  ['s.a.m@gmail.com', 'sam@gmail.com'],
  ['S.am+x@GoogleMail.com', 'sam@gmail.com'],
])('H9 letters to %s are counted as letters to %s', (address, key) => expect(recipientKey(address)).toBe(key));

test('H9 dots tell people apart where a mail service does not say otherwise', () =>
  expect(recipientKey('s.am@shopper.example')).not.toBe(recipientKey('sam@shopper.example')));

test('H9 capitals and tags never make another recipient of an address', () => {
  const word = fc.stringMatching(/^[a-z0-9.]{1,12}$/);
  fc.assert(
    fc.property(word, word, word, (name, tag, domain) => {
      const plain = recipientKey(`${name}@${domain}`);
      expect(recipientKey(`${name}+${tag}@${domain}`.toUpperCase())).toBe(plain);
      expect(recipientKey(plain)).toBe(plain);
    }),
  );
});
