import { expect, test } from 'vitest';
import { paidElsewhereWords, receiptWords } from './paid-elsewhere.ts';

const NOW = Date.parse('2026-11-17T10:00:00+10:00');
const FACTS = { name: '2024 BYD Atto 3', word: 'car', zone: 'Australia/Brisbane', now: NOW };
const at = (time: string) => Date.parse(`2026-11-${time}+10:00`);

test('R3 who has paid on another device is told that it is theirs until when; who pays, when it is free again; who has bought it, that it is theirs', () => {
  expect(paidElsewhereWords({ state: 'paid', until: at('19T15:40:00') }, FACTS)).toEqual({
    title: 'It’s reserved for you, and the deposit is paid',
    text: 'The 2024 BYD Atto 3 is yours until 3.40 pm on Thursday 19 November. There’s nothing more to pay here.',
  });
  expect(paidElsewhereWords({ state: 'held', until: at('17T10:20:00') }, FACTS)).toEqual({
    title: 'You’re paying for this car on another device',
    text: 'Continue there. If you don’t finish, it’ll be available again at 10.20 am.',
  });
  expect(paidElsewhereWords({ state: 'converted' }, FACTS).title).toBe('You’ve bought it');
});

test('R3 the receipt is said to be where its shopper finds it', () => {
  expect(receiptWords('My Garage')).toContain('in My Garage: sign in with the mobile number you gave us.');
  expect(receiptWords(null)).toBe('Your receipt is in the email we sent you when you paid.');
});
