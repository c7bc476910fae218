import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { COMING_SOON, groupModels, modelName } from '#src/rules/models/models.ts';
import { facetOrder } from '#src/rules/search/facet-order.ts';
import { countText } from '#src/rules/search/results.ts';
import { TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import { searchTitle } from '#src/rules/search/search-title.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { plural } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { MenuContent, MenuLink } from '#src/site/menu.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { countListed, countStock } from '#src/use-cases/search/count-stock.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';
import { modelPicture } from '#src/views/models/model-picture.ts';
import { vehicleWord } from './vehicle-word.ts';

/** A link of a panel, with what is shown beside its label. */
export interface PanelLink extends Pick<MenuLink, 'label' | 'href'> {
  /** 'Coming Soon', or how many are in stock. */
  readonly note?: string;
  readonly logo?: string;
  /** A model without background. */
  readonly picture?: string;
}

export interface PanelPart {
  /** null when the panel's own label is enough. */
  readonly heading: string | null;
  readonly links: readonly PanelLink[];
}

/** A label of the header that opens a panel. */
export interface MenuPanel {
  readonly label: string;
  readonly look: 'links' | 'models' | 'brands';
  readonly parts: readonly PanelPart[];
  /** The page of all models or makes; null when the site has none. */
  readonly all: PanelLink | null;
}

type Input = Pick<PageContext, 'site' | 'showroom' | 'images'>;
type Listed = Pick<MenuPanel, 'look' | 'parts' | 'all'>;

/** How many models of a group a menu lists on a site of several makes; the others are on the page of all. */
const MODELS_OF_MANY = 8;
const BODIES = 6;
/** A model in a menu is shown on the panel's own colour. */
const SMALL = { width: 160, studio: 'none' } as const;

/** The lists that a menu can be filled from. */
export const menuLists: Readonly<Record<NonNullable<MenuContent['lists']>, (context: Input) => Listed>> = {
  models,
  brands,
  stock,
};

/** Models by body or powertrain (ledger N2). On a site of several makes, with their make, and only those in stock or coming soon. */
function models(context: Input): Listed {
  const { site } = context;
  const isOneMake = site.manufacturer !== null;
  const listed = listModels(context).filter(({ count, status }) => isOneMake || count > 0 || status === 'coming_soon');
  const groups = groupModels(listed, site.switches.modelsGroupedBy);
  const parts = groups.map(({ name, models: of }): PanelPart => {
    const links = of.slice(0, isOneMake ? of.length : MODELS_OF_MANY).map((model) => {
      const address = modelPicture(context, model);
      return {
        label: isOneMake ? model.name : modelName(model),
        href: model.href,
        ...(model.status === 'coming_soon' ? { note: COMING_SOON } : {}),
        ...(address === null ? {} : { picture: context.images.address(address, SMALL) }),
      };
    });
    return { heading: name, links };
  });
  return { look: 'models', parts, all: allLink(context, 'models', 'View All Models') };
}

/** The makes in stock with their logos (ledger N3). */
function brands(context: Input): Listed {
  const links = countStock(context, 'make')
    .map(({ word }) => word)
    .toSorted((a, b) => a.localeCompare(b))
    .map((label) => {
      const logo = makeLogo(context, slugOf(label));
      return { label, href: brandHref(context, label), ...(logo === null ? {} : { logo }) };
    });
  return {
    look: 'brands',
    parts: links.length === 0 ? [] : [{ heading: null, links }],
    all: allLink(context, 'brands', 'View All Brands'),
  };
}

/** The types and the most common bodies in stock, with how many of each (ledger N1). */
function stock(context: Input): Listed {
  const word = vehicleWord(context.site);
  const types = facetOrder(
    'car_type',
    countStock(context, 'car_type').map(({ word: value, count }) => ({ value, count })),
    ({ count }) => count,
  );
  const total = countListed(context);
  const all = { label: searchTitle({ words: {} }, word), href: ALL_STOCK, count: total };
  const byType = types.flatMap(({ value, count }) => {
    const slug = Object.entries(TYPE_PAGES).find(([, of]) => of.length === 1 && of[0] === value)?.[0];
    return slug === undefined
      ? []
      : [{ label: searchTitle({ words: { car_type: [value] } }, word), href: addressPath('search', { slug }), count }];
  });
  const bodies = countStock(context, 'body').slice(0, BODIES);
  const totalText = (count: number) =>
    countText(count, context.site.switches.stockCountOverride, () => types.map((type) => type.count));
  const parts: PanelPart[] = [
    {
      heading: 'By type',
      links: [all, ...byType].map(({ label, href, count }) => ({
        label,
        href,
        note: count === total ? totalText(count) : numberText(count),
      })),
    },
    {
      heading: 'By body',
      links: bodies.map(({ word: body, count }) => ({
        label: plural(body),
        href: addressPath('search', { slug: slugOf(body) }),
        note: numberText(count),
      })),
    },
  ];
  return { look: 'links', parts: total === 0 ? [] : parts.filter(({ links }) => links.length > 0), all: null };
}

/** A make's own page if the site has one, else its stock. */
export function brandHref({ site }: Pick<PageContext, 'site'>, make: string): string {
  const slug = slugOf(make);
  return Object.hasOwn(site.pages, `${slug}/overview`) ? `/${slug}/overview` : addressPath('search', { slug });
}

const allLink = ({ site }: Input, page: string, label: string) =>
  Object.hasOwn(site.pages, page) ? { label, href: `/${page}` } : null;
