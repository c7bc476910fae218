import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

test('H8 work that is done in time gives its value', () => expect(withinTime(() => 'done', 60_000)).toEqual({ value: 'done' }));

test('H8 work that would never end is stopped, and the next is done', () => {
  const endless = () => {
    for (;;);
  };
  expect(withinTime(endless, 10)).toBeNull();
  expect(withinTime(() => 'next', 60_000)).toEqual({ value: 'next' });
});

test('H8 a pattern that would never end is stopped', () =>
  expect(withinTime(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`), 10)).toBeNull());

test('H8 work that fails fails as it would by itself', () => {
  const fault = new RangeError('no');
  const failing = () => {
    throw fault;
  };
  expect(() => withinTime(failing, 60_000)).toThrow(fault);
});
