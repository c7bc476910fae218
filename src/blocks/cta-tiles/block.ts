import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const tile = z.strictObject({
  title: z.string().min(1).max(60).describe('The title of the tile, in a few words.'),
  text: z.string().max(160).default('').describe('A sentence under the title; empty for none.'),
  imageUrl: pictureAddress.nullable().default(null).describe('The picture of the tile; if empty, the tile is plain.'),
  link: pageLink.describe('Where the tile leads.'),
});

const schema = z
  .strictObject({
    heading: z.string().min(1).nullable().default(null).describe('The heading above the tiles; empty for none.'),
    text: z.string().default('').describe('A sentence under the heading; empty for none.'),
    tiles: z.array(tile).min(2).max(6).describe('The tiles, in order.'),
    ground,
  })
  .meta({ title: 'Link tiles', description: 'Two to six tiles, each with a picture, a few words and one link.' });

export const block = defineBlock({
  schema,
  load: (context, { tiles, ...props }) => ({
    ...props,
    tiles: tiles.map(({ imageUrl, ...tile }) => ({
      ...tile,
      text: fillCount(context, tile.text),
      picture: imageUrl === null ? null : cutOutView(context, imageUrl),
    })),
  }),
});
