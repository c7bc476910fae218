import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findStock } from '#src/use-cases/search/find-stock.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const tile = z.strictObject({
  label: z.string().min(1).describe('What the tile says, such as “Just us two”.'),
  search: z
    .string()
    .regex(/^[^?#]*$/, 'must be the part of a search’s address after the question mark')
    .describe('The search it leads to: the part of its address after the question mark, such as refinementList[sleeps][]=2.'),
});

const schema = z
  .strictObject({
    heading: heading.default('Who’s coming along?'),
    text: lead,
    tiles: z.array(tile).min(2).max(8).describe('The tiles; one whose search finds nothing is left out.'),
    ground,
  })
  .meta({
    title: 'Stock tiles',
    description: 'Searches of the stock in a shopper’s own words, each with a picture and the number in stock.',
  });

export const block = defineBlock({
  schema,
  load: (context, props) => ({ ...props, tiles: stockTiles(context, props.tiles) }),
});

function stockTiles(context: PageContext, tiles: readonly z.output<typeof tile>[]) {
  const seen = new Set<string>();
  return tiles.flatMap(({ label, search }) => {
    const { answer } = findStock(context, {}, readSearchQuery(new URLSearchParams(search)), NO_PLACES);
    // No two tiles have one picture.
    const pictured = answer.cards.find(({ imageUrl }) => imageUrl !== null && !seen.has(bodyOf(imageUrl)));
    const address = pictured?.imageUrl ?? null;
    if (address !== null) seen.add(bodyOf(address));
    const shown = pictured ?? answer.cards[0];
    return answer.count === 0
      ? []
      : {
          label,
          count: `${numberText(answer.count)} in stock`,
          href: `${ALL_STOCK}?${search}`,
          picture: address === null ? null : pictureView(context, address),
          body: shown?.simpleBody ?? shown?.itemType ?? '',
        };
  });
}

/** What is pictured, whatever its colour. */
const bodyOf = (address: string): string => address.split('?')[0] ?? address;
