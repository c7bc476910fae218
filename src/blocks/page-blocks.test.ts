import { expect, test } from 'vitest';
import { lastOfFirstWindow, opensWithHero } from './page-blocks.ts';

test.each([
  [{ blocks: [{ name: 'hero' }, { name: 'prose' }] }, true],
  [{ blocks: [{ name: 'prose' }, { name: 'hero' }] }, false],
  [{ blocks: [] }, false],
  [{ blocks: null }, false],
  [{ vehicle: 1 }, false],
  [undefined, false],
  [null, false],
])('W3 the data %o opens with a hero: %s', (data, is) => expect(opensWithHero(data)).toBe(is));

test('W3 the first paint waits for the third block, and on a page with fewer for none', () => {
  const page = (count: number) => ({ blocks: Array.from({ length: count }, () => ({ name: 'prose' })) });
  expect([page(2), page(3), page(9), {}, null].map(lastOfFirstWindow)).toEqual([null, 'block-3', 'block-3', null, null]);
});
