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
  z.string().min(1).describe('A make of the catalogue, by its name.'),
  z.strictObject({
    name: z.string().min(1).describe('Its name.'),
    href: siteOrWebAddress.describe('Where it is told about.'),
  }),
]);
const group = z.strictObject({
  heading: z.string().min(1).describe('What these brands are, such as Car brands.'),
  text: lead,
  brands: z.array(brand).min(1).describe('The brands, first to last.'),
});

const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our brands').describe('The heading of the page.'),
    text: lead,
    groups: z.array(group).min(1).describe('The brands under their headings.'),
  })
  .meta({
    title: 'Brand list',
    description: 'Brands with their logos under headings: cars, motorcycles, trucks, the group’s own.',
  });

/** The brands of a group of dealers. */
export const block = defineBlock({
  schema,
  load: (context, { groups, ...props }) => ({ ...props, groups: groupViews(context, groups) }),
});

/** Each brand with its mark, how many are in stock, and where it is told about; a make that is neither told about nor in stock is no link (ledger N3). */
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
