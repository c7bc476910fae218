import type { z } from 'zod';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';
import { brandHref } from '#src/views/site/menu-lists.ts';
import type { schema } from './schema.ts';

/** Each brand with its mark, how many are in stock, and where it is told about; a make that is neither told about nor in stock is no link (ledger N3). */
export function load(context: PageContext, { groups }: z.output<typeof schema>) {
  const counts = new Map(countStock(context, 'make').map(({ word, count }) => [slugOf(word), count]));
  return groups.map(({ heading, text, brands }) => ({
    heading,
    text,
    brands: brands.map((brand) => {
      const { name, href = null } = typeof brand === 'string' ? { name: brand } : brand;
      const count = counts.get(slugOf(name)) ?? 0;
      const own = brandHref(context, name);
      return {
        name,
        href: href ?? (count > 0 || !own.startsWith('/search/') ? own : null),
        logoUrl: makeLogo(context, slugOf(name)),
        count: href === null && count > 0 ? `${numberText(count)} in stock` : null,
      };
    }),
  }));
}
