import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { loadBlocks } from './load-blocks.server.ts';

test('P4 a block that is unknown or does not fit its schema is left out, and the others stay', async () => {
  const blocks = [
    { block: 'gone' },
    { block: 'prose' },
    { block: 'hero', heading: 'Hello', primary: { label: 'Go', href: '/' } },
  ];
  const loaded = await loadBlocks(aContext({}), blocks);
  expect(loaded).toMatchObject([{ name: 'hero', opensUnderHeader: true, view: { heading: 'Hello' } }]);
});
