import { expect, test } from 'vitest';
import { opensWithHero } from './opens-with-hero.ts';

test.each([
  [{ blocks: [{ name: 'hero' }, { name: 'prose' }] }, true],
  [{ blocks: [{ name: 'prose' }, { name: 'hero' }] }, false],
  [{ blocks: [] }, false],
  [{ blocks: null }, false],
  [{ vehicle: 1 }, false],
  [undefined, false],
  [null, false],
])('W3 the data %o opens with a hero: %s', (data, is) => expect(opensWithHero(data)).toBe(is));
