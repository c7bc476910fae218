import { expect, test } from 'vitest';
import { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';

const aQueue = () => new WorkQueue({ atOnce: 2, waiting: 3, what: 'pictures' });

test('H8 no more work is begun than may be in progress at once, and it is begun in order', async () => {
  const queue = aQueue();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((at) =>
    queue.run(() => {
      begun.push(at);
      return new Promise<void>((end) => ends.push(end));
    }),
  );
  const sizes: number[] = [];
  for (const at of [0, 1, 2, 3, 4]) {
    sizes.push(begun.length);
    ends[at]?.();
    await all[at];
  }
  expect(sizes).toEqual([2, 3, 4, 5, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('H8 work beyond what may wait is refused before it begins', async () => {
  const queue = aQueue();
  let begun = 0;
  const work = () => {
    begun += 1;
    return Promise.resolve();
  };
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => queue.run(work)));
  expect(answers.filter((answer) => answer.status === 'rejected' && isOverloaded(answer.reason))).toHaveLength(45);
  expect(begun).toBe(5);
});

test('H8 work that fails makes room for the next', async () => {
  const queue = aQueue();
  for (const _ of [1, 2, 3]) await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
});
