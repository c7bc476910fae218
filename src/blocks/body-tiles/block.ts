import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const schema = z.strictObject({ heading: heading.default('What suits you?'), text: lead, ground }).meta({
  title: 'Body tiles',
  description: 'Up to four body types with a picture and the number in stock, the most common first.',
});

export const block = defineBlock({
  schema,
  load: (context, props) => ({ ...props, tiles: bodyTiles(context) }),
});

const TILES = 4;

/** The four body types with the most vehicles, each with the picture of one of them (ledger O5). */
function bodyTiles(context: PageContext) {
  return countStock(context, 'body')
    .slice(0, TILES)
    .map(({ word: label, count }) => ({
      label,
      count: `${numberText(count)} in stock`,
      href: addressPath('search', { slug: slugOf(label) }),
      picture: pictureOf(context, label),
      body: label,
    }));
}

function pictureOf(context: PageContext, body: string) {
  const address =
    context.showroom.stock.fixedList([{ field: 'body', value: body }], 12).find(({ imageUrl }) => imageUrl !== null)?.imageUrl ??
    null;
  return address === null ? null : pictureView(context, address);
}
