import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { viewOf } from '#tests/factories/view-of.ts';
import { block } from './block.ts';

const tilesOf = async (...cards: readonly object[]) => {
  const context = aContext({
    switches: { itemType: 'caravan' },
    showroom: { stock: { search: () => ({ count: 3, cards, facets: {}, ranges: {} }), values: () => [] } },
  });
  const { tiles } = await viewOf(block, context, {
    tiles: [
      { label: 'Just the two of us', search: 'refinementList[sleeps][]=2' },
      { label: 'Light to tow', search: 'refinementList[sleeps][]=3' },
    ],
  });
  return tiles;
};

test('P5 until its picture has come, a tile shows the kind of vehicle that it leads to', async () => {
  const poptop = { imageUrl: '/images/pop-top-a/f34', simpleBody: 'Pop-top', itemType: 'caravan' };
  const camper = { imageUrl: '/images/camper-a/f34', simpleBody: 'Camper trailer', itemType: 'caravan' };
  expect((await tilesOf(poptop, camper)).map(({ body }) => body)).toEqual(['Pop-top', 'Camper trailer']);
});

test('P5 a tile without a picture shows a caravan on a caravan site', async () =>
  expect((await tilesOf({ imageUrl: null, simpleBody: null, itemType: 'caravan' }))[0]?.body).toBe('caravan'));
