import { expect, test } from 'vitest';
import { BodyBudget } from './bound-bodies.ts';

/** Work that lasts until it is ended. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('H8 an address whose bodies take all its room is turned away, and others are not', async () => {
  const budget = new BodyBudget(100, 20);
  const slow = lasting();
  const held = [1, 2].map(() => budget.holding('203.0.113.7', 10, slow.work));
  await expect(budget.holding('203.0.113.7', 1, slow.work)).rejects.toMatchObject({ name: 'Overloaded' });
  await budget.holding('203.0.113.8', 20, () => Promise.resolve());
  slow.end();
  await Promise.all(held);
});

test('H8 all bodies together have only so much room', async () => {
  const budget = new BodyBudget(30, 20);
  const slow = lasting();
  const held = ['203.0.113.7', '203.0.113.8'].map((ip) => budget.holding(ip, 15, slow.work));
  await expect(budget.holding('203.0.113.9', 1, slow.work)).rejects.toMatchObject({ name: 'Overloaded' });
  slow.end();
  await Promise.all(held);
});

test('H8 the room of a body is free again once it was read, or could not be', async () => {
  const budget = new BodyBudget(10, 10);
  await budget.holding('203.0.113.7', 10, () => Promise.resolve());
  await expect(budget.holding('203.0.113.7', 10, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await budget.holding('203.0.113.7', 10, () => Promise.resolve('read'))).toBe('read');
});
