import { expect, test } from 'vitest';
import { personKeys } from './person-keys.ts';

test.each(['sam@mail.example', ' Sam@Mail.Example ', 'sam+1@mail.example', 'SAM+test+two@mail.example'])(
  'H9 the e-mail address %j is one person’s',
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
  const given = ['sam@mail.example', 'sam@other.example', 'sama@mail.example', '+sam@mail.example'];
  expect(new Set(given.flatMap((email) => personKeys({ email }))).size).toBe(4);
  const phones = ['0491 570 156', '0491 570 157', '+64 491 570 156', '13 12 34', '1300 123 456'];
  expect(new Set(phones.flatMap((phone) => personKeys({ phone }))).size).toBe(5);
});

test('H9 whoever gave neither is nobody in particular', () => {
  expect(personKeys({})).toEqual([]);
  expect(personKeys({ email: 'no address', phone: '-' })).toEqual([]);
});
