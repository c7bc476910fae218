import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const tile = z.strictObject({
  title: z.string().min(1).max(60).describe('What it is about, in a few words.'),
  text: z.string().max(160).default('').describe('A sentence under it.'),
  imageUrl: pictureAddress.nullable().default(null).describe('Its picture; without one it is a plain tile.'),
  link: pageLink.describe('Where the tile leads.'),
});

const schema = z
  .strictObject({
    heading: z.string().min(1).nullable().default(null).describe('The heading over the row; empty for none.'),
    text: z.string().default('').describe('A sentence under the heading.'),
    tiles: z.array(tile).min(2).max(6).describe('The tiles, in order.'),
    ground: ground.describe('What lies under the row.'),
  })
  .meta({ title: 'Tiles to act on', description: 'Two to six tiles with a picture, a few words and one link each.' });

/** A row of things to do next. */
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
