import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { type Asker, ConnectionTurns } from './connection-turns.ts';

const at = (siteId: number, address: string | null = null): Asker => ({ siteId, address });

/** Turns for one connection after the other, and who was given one, in order. */
function someTurns(max: number, maxWaiting = 100, waitMs = 5_000) {
  const turns = new ConnectionTurns({ max, maxWaiting, waitMs });
  const [given, refused]: [string[], string[]] = [[], []];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker: Asker | null) =>
    turns.take(asker).then(
      (end) => {
        given.push(name);
        ends.push(end);
      },
      (error: unknown) => {
        if (!isOverloaded(error)) throw error;
        refused.push(name);
      },
    );
  const settle = () => new Promise((next) => setImmediate(next));
  /** Ends the turns that were given, one after the other, until nobody waits. */
  const endAll = async () => {
    await settle();
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { ask, given, refused, ends, settle, endAll };
}

test('H8.2 sites take turns, and at a site the addresses do, however much one of them asks for', async () => {
  const { ask, given, endAll } = someTurns(1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, at(1, 'a'));
  void ask('b1', at(1, 'b'));
  void ask('other', at(2, 'c'));
  await endAll();
  expect(given).toEqual(['a1', 'a2', 'other', 'b1', 'a3', 'a4']);
});

test('H8.2 one address holds half of the connections at most, one site three quarters, and others have the rest', async () => {
  const { ask, given, settle } = someTurns(4);
  for (const name of ['a1', 'a2', 'a3']) void ask(name, at(1, 'a'));
  for (const name of ['b1', 'b2']) void ask(name, at(1, 'b'));
  await settle();
  expect(given).toEqual(['a1', 'a2', 'b1']);
  void ask('other', at(2, 'c'));
  await settle();
  expect(given).toEqual(['a1', 'a2', 'b1', 'other']);
});

test('H8.2 where nobody else may wait, whoever has most waiting makes room for whoever has less, and only then', async () => {
  const { ask, given, refused, settle, endAll } = someTurns(1, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, at(1, 'a'));
  await settle();
  expect(refused).toEqual(['a5']);
  void ask('other', at(2, 'c'));
  void ask('b1', at(1, 'b'));
  await settle();
  expect(refused).toEqual(['a5', 'a4', 'a3']);
  // Each has one: there is nobody to take from.
  void ask('d1', at(1, 'd'));
  await endAll();
  expect(refused).toEqual(['a5', 'a4', 'a3', 'd1']);
  expect(given).toEqual(['a1', 'a2', 'other', 'b1']);
});

test('H8 a turn that does not come in time is an overload, and takes nobody else’s', async () => {
  const { ask, given, refused, ends, settle } = someTurns(1, 10, 20);
  await ask('first', at(1, 'a'));
  await ask('late', at(1, 'a'));
  expect(refused).toEqual(['late']);
  ends.shift()?.();
  await ask('next', at(1, 'b'));
  await settle();
  expect(given).toEqual(['first', 'next']);
});

test('H8 what the platform itself asks for may have every connection', async () => {
  const { ask, given } = someTurns(3);
  await Promise.all(['1', '2', '3'].map((name) => ask(name, null)));
  expect(given).toHaveLength(3);
});

test('H8 whoever asks, everybody is either given a turn or refused, and no more are held at a time than there are', async () => {
  const askers = fc.array(fc.record({ siteId: fc.integer({ min: 1, max: 3 }), address: fc.constantFrom('a', 'b', null) }), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 12 }), askers, async (max, room, all) => {
      const { ask, given, refused, ends, settle, endAll } = someTurns(max, room);
      all.forEach((asker, place) => void ask(String(place), asker));
      await settle();
      expect(ends.length).toBeLessThanOrEqual(max);
      expect(given.length + refused.length).toBeGreaterThanOrEqual(all.length - room);
      await endAll();
      expect(given.length + refused.length).toBe(all.length);
    }),
  );
});
