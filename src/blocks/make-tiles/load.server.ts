import type { z } from 'zod';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';
import type { schema } from './schema.ts';

/** The makes with the most vehicles, each with its mark, where it has one, in the site's dark colour (ledger O5). */
export function load(context: PageContext, { limit }: z.output<typeof schema>) {
  return countStock(context, 'make')
    .slice(0, limit)
    .map(({ word: name, count }) => ({
      name,
      count: `${numberText(count)} in stock`,
      href: `/search/${slugOf(name)}`,
      logoUrl: makeLogo(context, slugOf(name)),
    }));
}
