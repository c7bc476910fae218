import { expect, test } from 'vitest';
import { lastOfFirstWindow, opensUnderHeader } from './page-blocks.ts';

const hero = { name: 'hero', opensUnderHeader: true };
const words = { name: 'prose', opensUnderHeader: false };

test.each([
  [{ blocks: [hero, words] }, true],
  [{ blocks: [words, hero] }, false],
  [{ blocks: [null] }, false],
  [{ blocks: [] }, false],
  [{ blocks: null }, false],
  [{ vehicle: 1 }, false],
  [undefined, false],
  [null, false],
])('W3 the data %o opens under the header: %s', (data, is) => expect(opensUnderHeader(data)).toBe(is));

test('W3 the first paint waits for the third block, and on a page with fewer for none', () => {
  const page = (count: number) => ({ blocks: Array.from({ length: count }, () => ({ name: 'prose' })) });
  expect([page(2), page(3), page(9), {}, null].map(lastOfFirstWindow)).toEqual([null, 'block-3', 'block-3', null, null]);
});
