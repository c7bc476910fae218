import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxKey, personKeys } from './person-keys.ts';

test.each([
  ['Sam.Lee@Shopper.Example', 'sam.lee@shopper.example'],
  [' sam@shopper.example ', 'sam@shopper.example'],
  ['sam+one@shopper.example', 'sam@shopper.example'],
  ['sam+one+two@shopper.example', 'sam@shopper.example'],
  ['s.a.m@gmail.com', 'sam@gmail.com'],
  ['S.am+x@GoogleMail.com', 'sam@gmail.com'],
])('H9 letters to %s are counted as letters to %s', (address, key) => expect(mailboxKey(address)).toBe(key));

test('H9 dots tell people apart where a mail service does not say otherwise', () =>
  expect(mailboxKey('s.am@shopper.example')).not.toBe(mailboxKey('sam@shopper.example')));

test('H9 capitals and tags never make another recipient of an address', () => {
  const word = fc.stringMatching(/^[a-z0-9.]{1,12}$/);
  fc.assert(
    fc.property(word, word, word, (name, tag, domain) => {
      const plain = mailboxKey(`${name}@${domain}`);
      expect(mailboxKey(`${name}+${tag}@${domain}`.toUpperCase())).toBe(plain);
      expect(mailboxKey(plain)).toBe(plain);
    }),
  );
});

test.each(['sam@mail.example', ' Sam@Mail.Example ', 'sam+1@mail.example', 'SAM+test+two@mail.example'])(
  'H9 the email address %j is one person’s',
  (email) => expect(personKeys({ email })).toEqual(['email sam@mail.example']),
);

test.each([
  '0491 570 156',
  '0491570156',
  '+61 491 570 156',
  '+61 (0)491 570 156',
  '0061 491 570 156',
  '61491570156',
  '(0491) 570-156',
])('H9 the number %j is one person’s', (phone) => expect(personKeys({ phone })).toEqual(['phone 61491570156']));

test('H9 other addresses and numbers are other people’s', () => {
  const input = ['sam@mail.example', 'sam@other.example', 'sama@mail.example', '+sam@mail.example'];
  expect(new Set(input.flatMap((email) => personKeys({ email }))).size).toBe(4);
  const phones = ['0491 570 156', '0491 570 157', '+64 491 570 156', '13 12 34', '1300 123 456'];
  expect(new Set(phones.flatMap((phone) => personKeys({ phone }))).size).toBe(5);
});

test('H9 whoever gave neither is nobody in particular', () => {
  expect(personKeys({})).toEqual([]);
  expect(personKeys({ email: 'no address', phone: '-' })).toEqual([]);
});
