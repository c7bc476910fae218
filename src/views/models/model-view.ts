import { modelFacts, type StockedAs } from '#src/rules/models/model-facts.ts';
import { COMING_SOON } from '#src/rules/models/models.ts';
import { picturesApart } from '#src/rules/models/pictures-apart.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { ListedModel } from '#src/use-cases/models/list-models.ts';
import { type PriceView, priceView } from '#src/views/card/card-view.ts';
import { cutOutView, type PictureView } from '#src/views/images/image-view.ts';
import { modelPicture } from './model-picture.ts';

export interface ModelCard {
  readonly name: string;
  readonly make: string;
  readonly href: string;
  readonly picture: PictureView | null;
  /** What is drawn when there is no picture. */
  readonly body: string;
  /** 'Coming Soon', or how many are in stock; null when neither applies. */
  readonly note: string | null;
  readonly isComingSoon: boolean;
  /** The lowest price of those in stock, with its meaning (ledger K1); null when none has a price. */
  readonly from: Extract<PriceView, { kind: 'price' }> | null;
  /** What sets it apart from others in a list: 'Petrol or hybrid', 'AWD', '7 seats'. */
  readonly facts: readonly string[];
}

type Input = Pick<PageContext, 'site' | 'showroom' | 'images'>;

/** A model with its picture, how many are in stock and the lowest price (ledger N2). */
export const modelCard = (context: Input, model: ListedModel): ModelCard =>
  pictured(context, model, modelPicture(context, model));

/** Models side by side, none with the picture of a neighbour (ledger N2). */
export function modelCards(context: Input, models: readonly ListedModel[]): ModelCard[] {
  const addresses = picturesApart(models.map((model) => modelPicture(context, model)));
  return models.map((model, at) => pictured(context, model, addresses[at] ?? null));
}

function pictured(context: Input, model: ListedModel, address: string | null): ModelCard {
  const isComingSoon = model.status === 'coming_soon';
  return {
    name: model.name,
    make: model.make,
    href: model.href,
    picture: address === null ? null : cutOutView(context, address),
    body: model.bodies[0] ?? 'suv',
    note: isComingSoon ? COMING_SOON : model.count === 0 ? null : `${numberText(model.count)} in stock`,
    isComingSoon,
    ...(isComingSoon || model.count === 0 ? { from: null, facts: [] } : inStock(context, model)),
  };
}

/** A model's make and name as the stock spells them. */
export function modelWords({ showroom }: Pick<PageContext, 'showroom'>, { make, name }: Pick<ListedModel, 'make' | 'name'>) {
  const word = (facet: 'make' | 'model', text: string) =>
    showroom.stock.values(facet).find((value) => slugOf(value) === slugOf(text)) ?? text;
  return { make: [word('make', make)], model: [word('model', name)] };
}

/** How many of the cheapest are looked at for one that is for sale and has a price. */
const CHEAPEST = 20;

/** The lowest price of a model's stock, and what it is like. Where there are new ones, a used one's price is not what the model costs. */
function inStock(context: Input, model: ListedModel): Pick<ModelCard, 'from' | 'facts'> {
  const words = modelWords(context, model);
  const search = (more: Partial<typeof words & { readonly car_type: readonly string[] }>) =>
    context.showroom.stock.search(
      { text: '', sort: 'price-asc', words: { ...words, ...more }, ranges: {} },
      { offset: 0, limit: CHEAPEST, facets: ['body', 'fuel', 'drive', 'seats'] },
    );
  const { cards, facets } = search({});
  const isPriced = (car: (typeof cards)[number]) => isAvailable(car) && isPrice(car.price);
  const cheapest = search({ car_type: ['new'] }).cards.find(isPriced) ?? cards.find(isPriced);
  const price = cheapest === undefined ? null : priceView(context, cheapest);
  const common = (facet: keyof StockedAs) =>
    (facets[facet] ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ value }) => value);
  const stocked = { body: common('body'), fuel: common('fuel'), drive: common('drive'), seats: common('seats') };
  return { from: price?.kind === 'price' ? price : null, facts: modelFacts(stocked, context.site.switches.modelsGroupedBy) };
}
