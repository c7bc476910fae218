import { expect, test } from 'vitest';
import { AtOnceLimit } from './limit-at-once.ts';

test('H8.2 an address has so much under way and no more, until some of it ends; another has its own', () => {
  const limit = new AtOnceLimit(2);
  const [first, second] = [limit.begin('203.0.113.7'), limit.begin('203.0.113.7')];
  expect([first === null, second === null, limit.begin('203.0.113.7')]).toEqual([false, false, null]);
  expect(limit.begin('203.0.113.8')).not.toBeNull();
  first?.();
  expect(limit.begin('203.0.113.7')).not.toBeNull();
});
