import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { lead } from '#src/blocks/page-link.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { siteOrWebAddress } from '#src/site/fields.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';
import { brandHref } from '#src/views/site/menu-lists.ts';

const brand = z.union([
  z.string().min(1).describe('The name of a make in the catalogue.'),
  z.strictObject({
    name: z.string().min(1).describe('The name of the brand.'),
    href: siteOrWebAddress.describe('The page about the brand, on this site or another.'),
  }),
]);
const group = z.strictObject({
  heading: z.string().min(1).describe('The heading of this group, such as “Car brands”.'),
  text: lead,
  brands: z.array(brand).min(1).describe('The brands of this group, in order.'),
});

const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our brands').describe('The heading of the page.'),
    text: lead,
    groups: z.array(group).min(1).describe('The groups of brands, in order.'),
  })
  .meta({
    title: 'Brand list',
    description: 'Brands with their logos in groups, such as cars, motorcycles and trucks.',
  });

export const block = defineBlock({
  schema,
  load: (context, { groups, ...props }) => ({ ...props, groups: groupViews(context, groups) }),
});

/** Each brand with its logo, the number in stock and its page. A make without a page and without stock is not a link (ledger N3). */
function groupViews(context: PageContext, groups: z.output<typeof schema>['groups']) {
  const counts = new Map(countStock(context, 'make').map(({ word, count }) => [slugOf(word), count]));
  return groups.map(({ brands, ...props }) => ({
    ...props,
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
