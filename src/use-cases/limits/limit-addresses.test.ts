import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressLimit } from './limit-addresses.ts';

function aLimit(most: number, mostPerSite?: number) {
  let now = 0;
  const limit = new AddressLimit(most, 1000, () => now, mostPerSite);
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
test('H9.1 a clock that is put back by two days locks nobody out for two days: what was taken counts for one window more', () => {
  const { limit, pass } = aLimit(2);
  limit.take('a');
  limit.take('a');
  pass(-2 * 86_400_000);
  expect(limit.take('a')).toBeNull();
  expect(limit.retryAfter('a')).toBe(1);
  pass(1000);
  expect(limit.take('a')).not.toBeNull();
});
test('it says how many seconds to wait', () => {
  const { limit, pass } = aLimit(1);
  limit.take('a');
  pass(400);
  expect(limit.retryAfter('a')).toBe(1);
});
test('what is given back after its window is over changes nothing', () => {
  const { limit, pass } = aLimit(1);
  const early = limit.take('a');
  pass(1000);
  limit.take('a');
  early?.giveBack();
  expect(limit.take('a')).toBeNull();
});
test('H9.1 whatever is taken and however time passes, no window of nine tenths holds more than the limit', () => {
  const steps = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 400 }), amount: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), steps, (most, takings) => {
      const { limit, pass } = aLimit(most);
      let now = 0;
      const taken: { at: number; amount: number }[] = [];
      for (const { ms, amount } of takings) {
        pass(ms);
        now += ms;
        const within = taken.filter(({ at }) => at > now - 900).reduce((sum, one) => sum + one.amount, 0);
        const whole = taken.filter(({ at }) => at > now - 1000).reduce((sum, one) => sum + one.amount, 0);
        const isTaken = limit.take('a', { amount }) !== null;
        if (isTaken) expect(within + amount).toBeLessThanOrEqual(most);
        else expect(whole + amount).toBeGreaterThan(most);
        if (isTaken) taken.push({ at: now, amount });
      }
    }),
  );
});
test('H9.3 all addresses of a site together have a share, and another site has its own', () => {
  const { limit } = aLimit(2, 3);
  const taken = ['a', 'a', 'b', 'b', 'c'].map((ip) => limit.take(ip, { siteId: 1 }) !== null);
  expect(taken).toEqual([true, true, true, false, false]);
  expect(limit.take('c', { siteId: 2 })).not.toBeNull();
});
test('H9 what a site refuses is not counted for the address', () => {
  const { limit } = aLimit(1, 1);
  limit.take('a', { siteId: 1 });
  limit.take('b', { siteId: 1 });
  expect(limit.take('b', { siteId: 2 })).not.toBeNull();
});
test('H9 it says when there is room for as much as is wanted, not only for a part of it', () => {
  const { limit, pass } = aLimit(10);
  limit.take('a', { amount: 4 });
  pass(500);
  limit.take('a', { amount: 6 });
  expect(limit.take('a', { amount: 5 })).toBeNull();
  pass(500);
  expect(limit.take('a', { amount: 5 })).toBeNull();
  pass(limit.retryAfter('a', { amount: 5 }) * 1000);
  expect(limit.take('a', { amount: 5 })).not.toBeNull();
});
