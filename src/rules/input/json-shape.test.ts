import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonShape } from './json-shape.ts';

test.each([
  ['{}', 1, 0],
  ['"[[["', 0, 0],
  ['[1,[2,3],{"a":[]}]', 3, 2],
  ['{"a":"\\"}]]{{","b":1}', 1, 1],
  ['{"a":"\\\\","b":[[]]}', 3, 1],
  ['', 0, 0],
  ['{"a', 1, 0],
])('H8 the JSON %j nests %i deep with %i commas at the top', (text, depth, commas) =>
  expect(jsonShape(text)).toEqual({ depth, commas }),
);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('H8 the depth of JSON is told without parsing it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(jsonShape(JSON.stringify(value)).depth).toBe(depthOf(value));
    }),
  );
});
