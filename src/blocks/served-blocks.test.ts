import { expect, test } from 'vitest';
import type { LoadedBlock } from './blocks.server.ts';
import { servedBlocks } from './served-blocks.ts';

const still = { name: 'prose', props: { heading: 'About us' }, data: null } as unknown as LoadedBlock;
const lively = { name: 'sales-counter', props: { heading: 'Sold' }, data: { sold: 3 } } as unknown as LoadedBlock;

test('W3d a document writes down for the browser what a lively block was made from, and of a still one only its name', () =>
  expect(JSON.parse(JSON.stringify(servedBlocks([still, lively], true)))).toEqual([{ name: 'prose' }, lively]));

test('W3e the rendering of a document is given all of both', () => {
  const [block] = servedBlocks([still], true);
  expect([block?.props, block?.data]).toEqual([still.props, still.data]);
});

test('W3f a browser that makes the page itself is sent everything', () =>
  expect(JSON.parse(JSON.stringify(servedBlocks([still, lively], false)))).toEqual([still, lively]));
