import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { bookingName, driveButtonText, isInspected } from '#src/rules/bookings/booking-words.ts';
import { modelGroupNames, modelName } from '#src/rules/models/models.ts';
import { offerPath } from '#src/rules/offers/offer.ts';
import { EMPTY_QUERY, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { modelsOfMake } from '#src/use-cases/models/list-models.ts';
import { type CardView, cardView } from '#src/views/card/card-view.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { wishLinks } from './model-links.ts';
import { type ModelCard, modelCard, modelWords } from './model-view.ts';
import { type PaintedView, paintedView } from './painted-view.ts';
import { compareHref } from './view-variants.ts';

interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** The page of a model (ledger N2). */
export interface ModelPage {
  readonly card: ModelCard;
  /** The model in the colours that it comes in; null where its colours are not known. */
  readonly painted: PaintedView | null;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  /** Such as SUV or Electric. */
  readonly groups: readonly string[];
  /** A sentence under its name. */
  readonly lead: string;
  /** The first few in stock. */
  readonly cars: readonly CardView[];
  readonly stockHref: string;
  readonly offers: readonly PageLink[];
  /** Buttons, the main one first. */
  readonly actions: readonly PageLink[];
}

const SHOWN = 8;
/** Enquiries go to the first of these pages that the site has. */
const ENQUIRY_PAGES = ['enquire', 'contact-us', 'contact'];

/** The parameters that a model's page reads from its address. */
export const modelParams = (models: readonly CatalogueModel[], slug: string): readonly string[] =>
  models.some((model) => model.slug === slug && model.colours.length > 0) ? ['colour'] : [];

/** A model's page: its picture in the colour that the address names, what is in stock, the offers on it and what a shopper can do next. */
export function viewModel(context: PageContext, model: CatalogueModel, colour: string | null): ModelPage {
  const { site, showroom } = context;
  const listed = modelsOfMake(context, model.make).find(({ slug }) => slug === model.slug) ?? {
    ...model,
    count: 0,
    href: `/${model.slug}`,
  };
  const card = modelCard(context, listed);
  const name = modelName(model);
  const { cards } = showroom.stock.search(
    { text: '', sort: 'relevance', words: modelWords(context, model), ranges: {} },
    { offset: 0, limit: SHOWN, facets: [] },
  );
  const stockHref = addressPath('search', { slug: slugOf(model.make), model: slugOf(model.name) });
  return {
    card,
    painted: model.colours.length === 0 ? null : paintedView(context, model, colour, { angle: 'f34', isCutOut: true }),
    title: name,
    description: `${name} at ${site.name}: what’s in stock, what it costs, and ${bookingName('test-drive', site.switches.itemType)}s.`,
    crumbs: [
      { label: 'Home', href: '/' },
      ...(Object.hasOwn(site.pages, 'models') ? [{ label: 'Models', href: '/models' }] : []),
      { label: name, href: null },
    ],
    groups: [...new Set([...modelGroupNames(model, 'body'), ...modelGroupNames(model, 'powertrain')])],
    lead: leadOf(name, card, site.switches.itemType),
    cars: cards.map((car) => cardView(context, car)),
    // A text search also finds stock under a longer name of the model (ledger S1).
    stockHref: ALL_STOCK + writeSearchQuery({ ...EMPTY_QUERY, text: model.name }),
    offers: showroom.offers
      .filter((offer) => offer.model?.slug === model.slug && isSame(offer.manufacturer, model.make))
      .map((offer) => ({ label: offer.name, href: offerPath(offer) })),
    actions: actionsOf(context, model, card, stockHref),
  };
}

const isSame = (maker: string | null, make: string) => maker === null || slugOf(maker) === slugOf(make);

function leadOf(name: string, card: ModelCard, word: string): string {
  if (card.isComingSoon) return `The ${name} is on its way. Register your interest and we’ll call you when it’s here.`;
  if (card.note === null) return `We don’t have a ${name} in stock right now. Ask us when the next one’s due.`;
  const tried = isInspected('test-drive', word) ? 'walk through one' : 'drive one';
  return `See the ${name} we have in stock, ${tried}, and ask us anything.`;
}

function actionsOf(context: PageContext, model: CatalogueModel, card: ModelCard, stockHref: string): PageLink[] {
  const { site } = context;
  const has = (page: string) => Object.hasOwn(site.pages, page);
  const enquiry = ENQUIRY_PAGES.find(has);
  const { enquiryButtonText, testDriveButtonText, itemType } = site.switches;
  const ask = (label: string): PageLink[] => (enquiry === undefined ? [] : [{ label, href: `/${enquiry}` }]);
  if (card.isComingSoon) {
    const { order } = has('order') ? wishLinks(context, { model }) : { order: null };
    return [...(order === null ? [] : [order]), ...ask('Register your interest')];
  }
  const compared = compareHref(context, model);
  return [
    ...(card.note === null ? [] : [{ label: `See ${card.note}`, href: stockHref }]),
    ...(has('book-test-drive') ? [{ label: driveButtonText(testDriveButtonText, itemType), href: '/book-test-drive' }] : []),
    ...ask(enquiryButtonText),
    ...(compared === null ? [] : [{ label: 'Compare variants', href: compared }]),
  ];
}
