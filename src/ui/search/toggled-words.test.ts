import { expect, test } from 'vitest';
import type { FacetView } from '#src/views/search/search-facets.ts';
import { toggledWords } from './toggled-words.ts';

const list = (heading: string, ...names: string[]) => ({
  heading,
  values: names.map((value) => ({ value, label: value, count: 1, chosen: false })),
});
const MODELS: FacetView = {
  kind: 'values',
  facet: 'model',
  label: 'Model',
  lists: [list('Mazda', 'CX-5', '3'), list('Toyota', 'HiLux', 'RAV4')],
  parent: 'make',
};

test('S11.1 a ticked box is added to its facet', () =>
  expect(toggledWords({ make: ['Toyota'] }, { facet: 'make', value: 'Mazda', isOn: true }, [])).toEqual({
    make: ['Mazda', 'Toyota'],
  }));

test('S11.1 a facet whose last box is cleared is no longer chosen', () =>
  expect(toggledWords({ make: ['Toyota'], body: ['Ute'] }, { facet: 'make', value: 'Toyota', isOn: false }, [])).toEqual({
    body: ['Ute'],
  }));

test('S14 the models of a cleared make leave with it', () =>
  expect(
    toggledWords({ make: ['Mazda', 'Toyota'], model: ['CX-5', 'HiLux'] }, { facet: 'make', value: 'Toyota', isOn: false }, [
      MODELS,
    ]),
  ).toEqual({ make: ['Mazda'], model: ['CX-5'] }));

test('S14 with the last make every model leaves, whichever list it stands in', () =>
  expect(
    toggledWords({ make: ['Toyota'], model: ['Odd one'] }, { facet: 'make', value: 'Toyota', isOn: false }, [MODELS]),
  ).toEqual({}));
