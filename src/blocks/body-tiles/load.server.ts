import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const TILES = 4;

/** The four bodies with the most vehicles, each with the picture of one of them (ledger O5). */
export function load(context: PageContext) {
  return countStock(context, 'body')
    .slice(0, TILES)
    .map(({ word: label, count }) => ({
      label,
      count: `${numberText(count)} in stock`,
      href: `/search/${slugOf(label)}`,
      picture: pictureOf(context, label),
    }));
}

function pictureOf(context: PageContext, body: string) {
  const address =
    context.showroom.stock.fixedList([{ field: 'body', value: body }], 12).find(({ imageUrl }) => imageUrl !== null)?.imageUrl ??
    null;
  return address === null ? null : pictureView(context, address);
}
