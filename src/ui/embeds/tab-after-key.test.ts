import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
  ['Tab', 1, null],
])('L13i of three tabs %s leads from number %i to %j', (key, at, to) => expect(tabAfterKey(key, at, 3)).toBe(to));
