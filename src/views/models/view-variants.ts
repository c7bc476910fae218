import { addressPath } from '#src/rules/addresses/addresses.ts';
import { BATTERY, BOOT, DRIVETRAIN, type Figure, FUEL_USE, figureText, POWER, RANGE, SPRINT } from '#src/rules/models/figures.ts';
import { chosenColour } from '#src/rules/models/swatches.ts';
import { EMPTY_QUERY, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import type { ListedModel } from '#src/use-cases/models/list-models.ts';
import { type WishLink, wishLinks } from './model-links.ts';
import { modelWords } from './model-view.ts';

/** A variant as a column: its price, five of its figures, and the way to order it (ledger E1). */
export interface VariantView {
  readonly id: string;
  readonly name: string;
  readonly price: { readonly text: string; readonly meaning: string } | null;
  /** null for a figure that is not given. */
  readonly rows: readonly { readonly label: string; readonly text: string | null }[];
  readonly order: WishLink | null;
  readonly stock: WishLink | null;
}

export interface VariantsView {
  readonly name: string;
  readonly variants: readonly VariantView[];
  /** The two ends of the range side by side; null where there is one variant or no page for it. */
  readonly compareHref: string | null;
  readonly isSample: boolean;
}

/** The most telling figures, under short names. */
const TOLD: readonly (readonly [string, Figure])[] = [
  ['Range, WLTP', RANGE],
  ['Fuel use', FUEL_USE],
  ['Drive', DRIVETRAIN],
  ['Power', POWER],
  ['0 to 100 km/h', SPRINT],
  ['Battery', BATTERY],
  ['Boot', BOOT],
];
const MOST_ROWS = 5;

/** A model's variants; null when the site does not sell it, or it has none. */
export function viewVariants(context: PageContext, slug: string, said: string | null): VariantsView | null {
  const model = findModel(context, slug);
  if (model === null || model.variants.length === 0) return null;
  const told = TOLD.filter(([, figure]) => model.variants.some((variant) => figure.read(variant) !== null)).slice(0, MOST_ROWS);
  return {
    name: model.name,
    variants: model.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: variant.price === null ? null : { text: wholeDollars(variant.price.amount), meaning: variant.price.meaning },
      rows: told.map(([label, figure]) => ({ label, text: figureText(figure, variant) })),
      order: wishLinks(context, {
        model,
        variant,
        colour: chosenColour(model.colours, variant.id, said)?.id ?? null,
      }).order,
      stock: inStock(context, model, variant.name),
    })),
    compareHref: compareHref(context, model),
    isSample: model.variants.some(({ sample }) => sample),
  };
}

function inStock(context: PageContext, model: ListedModel, badge: string): WishLink | null {
  const word = context.showroom.stock.values('badge').find((one) => slugOf(one) === slugOf(badge));
  if (word === undefined) return null;
  const { count } = context.showroom.stock.search(
    { text: '', sort: 'relevance', words: { ...modelWords(context, model), badge: [word] }, ranges: {} },
    { offset: 0, limit: 0, facets: [] },
  );
  const path = addressPath('search', { slug: slugOf(model.make), model: slugOf(model.name) });
  return count === 0
    ? null
    : { label: `${numberText(count)} in stock`, href: path + writeSearchQuery({ ...EMPTY_QUERY, words: { badge: [word] } }) };
}

/** The two ends of a model's range side by side; null where it has one variant, or the site has no page for it. */
export function compareHref({ site }: PageContext, { variants }: Pick<ListedModel, 'variants'>): string | null {
  const [first, last] = [variants[0], variants.at(-1)];
  if (!Object.hasOwn(site.pages, 'compare') || first === undefined || last === undefined || first === last) return null;
  return `/compare?${new URLSearchParams({ left: last.id, right: first.id })}`;
}
