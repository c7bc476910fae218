import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import type { BlockView } from './define-block.ts';
import { loadBlocks } from './load-blocks.server.ts';
import type { block as promisesBlock } from './promises/block.ts';

const at = (now: string) => aContext({ now });
const promises = (title: string, dates: Record<string, string> = {}) => ({
  block: 'promises',
  items: [
    { icon: 'tag', title, text: 'One.' },
    { icon: 'tag', title: 'Two', text: 'Two.' },
  ],
  ...dates,
});
const PAGE = [
  promises('Always'),
  promises('EOFY', { until: '2025-06-30T23:59:59+10:00' }),
  promises('Stocktake', { from: '2025-07-01T00:00:00+10:00', until: '2025-07-24T00:00:00+10:00' }),
];
const shown = async (now: string) =>
  (await loadBlocks(at(now), PAGE)).map(({ view }) => (view as BlockView<typeof promisesBlock>).items[0]?.title);

test.each([
  ['2025-06-30T23:59:58+10:00', ['Always', 'EOFY']],
  ['2025-06-30T23:59:59+10:00', ['Always']],
  ['2025-07-01T00:00:00+10:00', ['Always', 'Stocktake']],
  ['2025-07-23T23:59:59+10:00', ['Always', 'Stocktake']],
  ['2025-07-24T00:00:00+10:00', ['Always']],
])('O8.1 at %s a page has its blocks %j', async (now, titles) => expect(await shown(now)).toEqual(titles));

test('O8h a block’s dates are no property of the block itself', async () =>
  expect((await loadBlocks(at('2025-06-01T00:00:00Z'), PAGE))[1]?.view).not.toHaveProperty('until'));
