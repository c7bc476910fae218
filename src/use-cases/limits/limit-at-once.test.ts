import { expect, test } from 'vitest';
import { AtOnceLimit } from './limit-at-once.ts';

test('H8.2 whoever is counted has so much under way and no more, until some of it ends; another has their own', () => {
  const limit = new AtOnceLimit(2);
  const [first, second] = [limit.begin('one'), limit.begin('one')];
  expect([first === null, second === null, limit.begin('one')]).toEqual([false, false, null]);
  expect(limit.begin('another')).not.toBeNull();
  first?.();
  expect(limit.begin('one')).not.toBeNull();
});
