import { expect, test } from 'vitest';
import { AddressLimit } from '#src/use-cases/address-limit.ts';

function aLimit(most: number) {
  let now = 0;
  const limit = new AddressLimit(most, 1000, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { limit, pass };
}

test('each address has its share, and no more until it is over', () => {
  const { limit, pass } = aLimit(2);
  expect([limit.take('a'), limit.take('a'), limit.take('a')].map((share) => share !== null)).toEqual([true, true, false]);
  expect(limit.take('b')).not.toBeNull();
  pass(1000);
  expect(limit.take('a')).not.toBeNull();
});
test('the while slides: what was taken first comes back first', () => {
  const { limit, pass } = aLimit(2);
  limit.take('a');
  pass(600);
  limit.take('a');
  pass(500);
  expect(limit.take('a')).not.toBeNull();
  expect(limit.take('a')).toBeNull();
});
test('what is given back can be taken again', () => {
  const { limit } = aLimit(1);
  limit.take('a')?.giveBack();
  expect(limit.take('a')).not.toBeNull();
});
test('it says how many seconds to wait', () => {
  const { limit, pass } = aLimit(1);
  limit.take('a');
  pass(400);
  expect(limit.retryAfter('a')).toBe(1);
});
