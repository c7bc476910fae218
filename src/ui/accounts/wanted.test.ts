import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWanted, withoutWanted, withWanted } from '#src/ui/accounts/wanted.ts';
import type { SaveView } from '#src/views/card/save-view.ts';

const car = (id: number): SaveView => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'Mazda',
  model: 'CX-5',
  imageUrl: null,
  dealershipId: 1,
  label: 'Save',
});
const idsIn = (stored: string | null) => readWanted(stored).map(({ id }) => id);

test('A3 vehicles that are wanted before signing in are remembered in their order, each once', () => {
  const stored = [car(1), car(2), car(1)].reduce<string | null>(withWanted, null);
  expect(idsIn(stored)).toEqual([2, 1]);
  expect(idsIn(JSON.stringify(Array(10).fill(car(7))))).toEqual([7]);
});

test('A3 of ten thousand wanted vehicles the last twenty are remembered, however they got into the storage', () => {
  const all = Array.from({ length: 10_000 }, (_, at) => car(at));
  const last = all.slice(-20).map(({ id }) => id);
  expect(idsIn(JSON.stringify(all))).toEqual(last);
  expect(idsIn(withWanted(JSON.stringify(all), car(20_000)))).toEqual([...last.slice(1), 20_000]);
});

test.each([
  '{',
  'null',
  '"x"',
  '{"id":1}',
  '[null,1,"x",[],{}]',
  '[{"id":"5","name":"x"}]',
  '[{"id":5}]',
  '[{"id":1.5,"name":"x"}]',
  '[{"id":1e300,"name":"x"}]',
])('A3 a storage with %s in it is read as if nothing was wanted', (stored) => {
  expect(readWanted(stored)).toEqual([]);
});

test('A3 whatever is in the storage, reading it never fails', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => readWanted(stored).length <= 20));
});

test('A3 a vehicle that has been saved is no longer wanted, and the others still are', () => {
  const stored = [car(1), car(2)].reduce<string | null>(withWanted, null);
  expect(idsIn(withoutWanted(stored, car(1)))).toEqual([2]);
  expect(withoutWanted(withoutWanted(stored, car(1)), car(2))).toBeNull();
});
