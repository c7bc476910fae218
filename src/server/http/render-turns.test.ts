import { expect, test } from 'vitest';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { RenderTurns } from '#src/server/http/render-turns.ts';

const [SITE, OTHER] = [1, 2];

test('H8.2 between two pieces of work other requests are answered', async () => {
  const turns = new RenderTurns(100);
  const order: string[] = [];
  const pieces = [1, 2, 3].map((at) => turns.turn(SITE, () => void order.push(`piece ${at}`)));
  // Each piece has its own turn of the event loop; other events of that turn come before the next piece.
  const turn = (left: number): void => {
    order.push('turn');
    if (left > 1) setImmediate(turn, left - 1);
  };
  setImmediate(turn, 3);
  await Promise.all(pieces);
  expect(order).toEqual(['piece 1', 'turn', 'piece 2', 'turn', 'piece 3']);
});

test('H8 a piece of work that waits delays the others until it is done', async () => {
  const turns = new RenderTurns(100);
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = turns.turn(SITE, async () => {
    await promise;
    order.push('first');
  });
  const second = turns.turn(SITE, () => void order.push('second'));
  setImmediate(resolve);
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('H8.2 a form that was sent goes before pages that are only read', async () => {
  const turns = new RenderTurns(100);
  const order: string[] = [];
  await Promise.all([
    turns.turn(SITE, () => void order.push('page 1')),
    turns.turn(SITE, () => void order.push('page 2')),
    turns.turn(SITE, () => void order.push('form'), true),
  ]);
  expect(order).toEqual(['page 1', 'form', 'page 2']);
});

test('H8.2 sites take turns with each other: a page of a quiet site waits for one piece of a busy one, not for all', async () => {
  const turns = new RenderTurns(100);
  const order: string[] = [];
  const busy = [1, 2, 3].map((at) => turns.turn(SITE, () => void order.push(`busy ${at}`)));
  await Promise.all([...busy, turns.turn(OTHER, () => void order.push('quiet'))]);
  expect(order).toEqual(['busy 1', 'busy 2', 'quiet', 'busy 3']);
});

test('H8.2 one site’s visitors cannot take all the room: pages of other sites are still made', async () => {
  const turns = new RenderTurns(8);
  const { promise, resolve } = Promise.withResolvers<void>();
  const flood = Promise.allSettled(Array.from({ length: 20 }, () => turns.admit(SITE, () => promise)));
  expect(await turns.admit(OTHER, () => Promise.resolve('made'))).toBe('made');
  resolve();
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

test('H8.7 more pages than may be in progress are refused before anything is done, and others are accepted afterwards', async () => {
  const turns = new RenderTurns(4);
  let begun = 0;
  const make = async () => {
    begun += 1;
    await turns.turn(SITE, () => {});
    return begun;
  };
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => turns.admit(SITE, make)));
  expect(answers.filter((answer) => answer.status === 'rejected' && isOverloaded(answer.reason))).toHaveLength(7);
  expect(begun).toBe(3);
  expect(await turns.admit(SITE, make)).toBe(4);
});
