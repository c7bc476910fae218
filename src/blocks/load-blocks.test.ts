import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { loadBlocks, servedBlocks } from './load-blocks.server.ts';

const inert = { name: 'prose', isInteractive: false, opensUnderHeader: false, view: { heading: 'About us' } } as const;
const interactive = { name: 'sales-counter', isInteractive: true, opensUnderHeader: false, view: { count: 3 } } as const;
const { view: _, ...bare } = inert;

test('W3d a document writes down the props of an interactive block, and none of another', () =>
  expect(JSON.parse(JSON.stringify(servedBlocks([inert, interactive], true)))).toEqual([bare, interactive]));

test('W3e the rendering of a document is given the props of every block', () =>
  expect(servedBlocks([inert], true)[0]?.view).toEqual(inert.view));

test('W3f a browser that makes the page itself is sent everything', () =>
  expect(JSON.parse(JSON.stringify(servedBlocks([inert, interactive], false)))).toEqual([inert, interactive]));

test('P4 a block that is unknown or does not fit its schema is left out, and the others stay', async () => {
  const blocks = [
    { block: 'gone' },
    { block: 'prose' },
    { block: 'hero', heading: 'Hello', primary: { label: 'Go', href: '/' } },
  ];
  const loaded = await loadBlocks(aContext({}), blocks);
  expect(loaded).toMatchObject([{ name: 'hero', isInteractive: false, opensUnderHeader: true, view: { heading: 'Hello' } }]);
});
