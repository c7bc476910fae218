import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import type { About } from '#src/rules/analytics/standard-events.ts';
import { vehicleAbout } from '#src/rules/analytics/vehicle-event.ts';
import { postsForVehicle } from '#src/rules/blog/posts.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import { vehicleDescription, vehicleHeadline } from '#src/rules/seo/vehicle-description.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { VanWeights } from '#src/rules/tow/tow-verdict.ts';
import { showsOtherVehicles, stateTags, usedVehicleChecks } from '#src/rules/vehicle/page-sections.ts';
import { specifications } from '#src/rules/vehicle/specifications.ts';
import { vehicleCrumbs } from '#src/rules/vehicle/vehicle-crumbs.ts';
import { type CardFacts, cardFacts } from '#src/showroom/card-facts.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type LocationLine, locationLicences, locationLine } from '#src/use-cases/places/find-locations.ts';
import { priceAlertHref } from '#src/views/alerts/price-alert-href.ts';
import { type PostView, postView, sitePosts } from '#src/views/blog/post-view.ts';
import { type CardView, type PriceView, priceView, similarHref, tagText, tagView } from '#src/views/card/card-view.ts';
import { type SaveView, saveView } from '#src/views/card/save-view.ts';
import { type DeliveryView, deliveryView } from '#src/views/delivery/delivery-view.ts';
import { type FinanceView, financeView } from '#src/views/finance/finance-view.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { FormCar, VehicleForms } from '#src/views/leads/form-view.ts';
import { formCar, vehicleForms } from '#src/views/leads/show-form.ts';
import { type MarketView, marketBadge, marketView } from '#src/views/market/market-view.ts';
import type { LocationMap } from '#src/views/places/location-map.ts';
import { type ReserveView, reserveView } from '#src/views/reservations/reserve-view.ts';
import { type FuelView, fuelView } from '#src/views/running-costs/fuel-view.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { towedView } from '#src/views/tow/tow-view.ts';
import { tradeInLink } from '#src/views/trade-in/trade-in-link.ts';
import { type CallView, callView } from './call-view.ts';
import { type GalleryView, galleryView } from './gallery-view.ts';
import { type SimilarView, similarVehicles } from './similar-vehicles.ts';
import { type Fact, type Highlight, vehicleFacts, vehicleHighlights } from './vehicle-facts.ts';
import { type HistoryView, vehicleHistory } from './vehicle-history.ts';
import { type VehicleStory, vehicleStory } from './vehicle-story.ts';

/** What the browser stores of a vehicle whose page was opened (ledger A6). */
export interface ViewedCar {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simpleBody: string | null;
}

/** What the share button sends (ledger V17). */
export interface ShareView {
  /** The page's absolute address. */
  readonly url: string;
  readonly title: string;
  /** How the page says that the address was copied. */
  readonly notice: Switches['copiedNotice'];
}

/** Links to a vehicle's sheet (ledger V18). */
export interface SheetView {
  readonly carId: number;
  readonly pdfHref: string;
  readonly printHref: string;
}

/** The location of a vehicle on a map (ledger V2). */
export interface MapView {
  readonly picture: LocationMap | null;
  readonly hours: HoursView | null;
  readonly directionsHref: string;
}

export interface VehiclePage extends VehicleStory {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly badge: string | null;
  readonly tag: CardView['tag'];
  /** All tags on the page: its state first, then its card's tag (ledger V8). */
  readonly tags: readonly NonNullable<CardView['tag']>[];
  readonly carType: Vehicle['carType'];
  readonly available: boolean;
  readonly price: PriceView | null;
  readonly gallery: GalleryView;
  /** The facts beside the price. */
  readonly highlights: readonly Highlight[];
  /** The first four are the key facts. */
  readonly facts: readonly Fact[];
  readonly specifications: readonly Fact[];
  /** What the dealer has checked; empty when the site does not say (ledger V10). */
  readonly checks: readonly string[];
  /** The address of the vehicle's history report; null when there is none. */
  readonly historyReport: string | null;
  /** Where a trade-in is valued; null when none is offered. */
  readonly tradeInHref: string | null;
  /** The weights that a tow car is measured against; null where no car is (ledger P15). */
  readonly tow: VanWeights | null;
  readonly disclaimer: string | null;
  readonly history: HistoryView | null;
  /** Whether the bar on phones also names the vehicle once the visitor has scrolled (ledger V3). */
  readonly opensPhoneBar: boolean;
  readonly vehicleWord: string;
  readonly location: LocationLine | null;
  /** null when the page shows no map. */
  readonly map: MapView | null;
  /** The licence and repairer numbers of the location; empty when they are not shown (ledger K3). */
  readonly licences: readonly string[];
  /** null when the vehicle can no longer be bought. */
  readonly call: CallView | null;
  readonly share: ShareView;
  readonly sheet: SheetView;
  /** The repayment and the calculator; null when the site has no finance (ledger M1). */
  readonly finance: FinanceView | null;
  /** Its price compared with the market; null when there is no comparison (ledger M10). */
  readonly market: MarketView | null;
  /** The text of the market badge (ledger M11). */
  readonly marketBadge: string | null;
  /** What it costs to run and to deliver; null when the site does not say (ledger M12, M13). */
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
  /** Where page views are counted and read; null when they are not shown. */
  readonly viewsHref: string | null;
  /** null when nothing like it is in stock. */
  readonly similar: SimilarView | null;
  /** Posts about it and others; empty when the site shows none here (ledger V14). */
  readonly articles: readonly PostView[];
  readonly dealer: { readonly name: string; readonly href: string };
  readonly save: SaveView | null;
  /** Where somebody asks to be told when it costs less. */
  readonly alertHref: string | null;
  /** The forms about it, and the line above each of them. */
  readonly forms: VehicleForms;
  /** Where it is reserved online, or what stands there; null when it is not (ledger R1). */
  readonly reserve: ReserveView | null;
  readonly formCar: FormCar;
  readonly viewed: ViewedCar;
  /** What analytics is told when the page is opened. */
  readonly counted: About;
  readonly similarHref: string;
  /** Its title and the sentences under it in search engines. */
  readonly headline: string;
  readonly description: string;
  readonly indexed: boolean;
}

/** Everything on a vehicle's page; its map is read before. */
export function vehiclePage(context: PageContext, car: Vehicle, map: MapView | null): VehiclePage {
  const { site, showroom, now } = context;
  const facts = cardFacts(car);
  const available = isAvailable(car);
  const location = vehicleLocation(showroom, car);
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  const title = [car.year, car.make, car.model].join(' ');
  const pages = searchPages(context, car);
  const price = available ? priceView(context, facts) : null;
  const { switches } = site;
  const otherHref = pages.hasMakePage ? similarHref(car) : ALL_STOCK;
  return {
    crumbs: vehicleCrumbs(car, { ...switches, ...pages }),
    title,
    badge: car.badge,
    tag: tagView(facts, switches, now),
    tags: vehicleTags(context, facts),
    carType: car.carType,
    available,
    price,
    gallery: galleryView(context, car, title),
    highlights: vehicleHighlights(car),
    facts: vehicleFacts(context, car),
    specifications: specifications(car.variant, car.specifications),
    ...vehicleStory(context, car),
    checks: usedVehicleChecks(car, switches.usedCarChecks),
    historyReport: car.file,
    tradeInHref: tradeInLink(context, car),
    tow: available ? vehicleTow(context, car) : null,
    disclaimer: switches.vehicleDisclaimer,
    history: vehicleHistory(context, car, price),
    opensPhoneBar: switches.opensPhoneBar,
    vehicleWord: car.itemType,
    location: location === null ? null : locationLine(context, location),
    map,
    licences: location === null ? [] : locationLicences(context, location),
    call: callView(context, car),
    // Ledger V1, V17: the address as others reach it.
    share: { url: new URL(vehiclePath(car), context.origin).href, title: vehicleName(car), notice: switches.copiedNotice },
    sheet: {
      carId: car.id,
      pdfHref: addressPath('vehicleSheet', { key: car.slug }),
      printHref: `${addressPath('print')}?car_id=${car.slug}`,
    },
    finance: financeView(context, car),
    market: marketView(context, car),
    marketBadge: available ? marketBadge(context, car) : null,
    fuel: available ? fuelView(context, car) : null,
    delivery: available ? deliveryView(context, car) : null,
    viewsHref: viewsHref(context, car),
    similar: showsOtherVehicles(location?.addressId ?? null, switches.lowerHiddenAtAddresses)
      ? similarVehicles(context, car)
      : null,
    articles: vehicleArticles(context, car, location?.addressId ?? null),
    dealer: {
      name: dealership?.name ?? site.name,
      href: dealership === undefined ? ALL_STOCK : addressPath('search', { slug: dealership.slug }),
    },
    save: saveView(context, facts),
    alertHref: priceAlertHref(context, car.id, price),
    forms: vehicleForms(context, car),
    reserve: reserveView(context, car, { similarHref: otherHref, shown: price?.kind ?? 'price' }),
    formCar: formCar(context, car),
    viewed: {
      id: car.id,
      stocknum: car.stocknum,
      make: car.make,
      model: car.model,
      body: car.bodyconfiguration ?? car.simpleBody,
      simpleBody: car.simpleBody,
    },
    counted: vehicleAbout(car),
    similarHref: otherHref,
    headline: vehicleHeadline(car),
    description: vehicleDescription(car, { price: spokenPrice(price), siteName: site.name }),
    indexed: available,
  };
}

/** A price with what it means (ledger K1); null where the page names none. */
function spokenPrice(price: PriceView | null): string | null {
  if (price === null || price.kind === 'words') return null;
  return price.kind === 'price' ? `${price.text} ${price.meaning}` : `${price.text} a week by subscription`;
}

function vehicleTow(context: PageContext, car: Vehicle): VehiclePage['tow'] {
  const towed = towedView(context, cardFacts(car));
  return towed === 'drives-itself' ? null : towed;
}

/** Which searches a vehicle's breadcrumb can lead to: its make and model have a page while it is in stock, or if the catalogue has them. */
function searchPages({ showroom }: PageContext, car: Vehicle) {
  const [make, model] = [slugOf(car.make), slugOf(car.model)];
  const isListed = isAvailable(car);
  return {
    hasMakePage: isListed || showroom.makes.some(({ slug }) => slug === make),
    hasModelPage: isListed || showroom.models.some((one) => one.slug === model && slugOf(one.make) === make),
  };
}

/** A vehicle's state, always, and its card's tag (ledger V8). */
function vehicleTags({ site, now }: PageContext, car: CardFacts): VehiclePage['tags'] {
  const states = stateTags(car).map((kind) => ({ kind, text: tagText(kind, site.switches) }));
  const own = tagView(car, site.switches, now);
  return own === null || states.some(({ kind }) => kind === own.kind) ? states : [...states, own];
}

/** How many articles fill a row. */
const MOST_ARTICLES = 4;

/** What there is to read below a vehicle, if the site shows articles there and does not hide them at the vehicle's address (ledger V14, V15). */
function vehicleArticles(context: PageContext, car: Vehicle, addressId: number | null): PostView[] {
  const { vehicleArticles: isOn, lowerHiddenAtAddresses } = context.site.switches;
  if (!isOn || !showsOtherVehicles(addressId, lowerHiddenAtAddresses)) return [];
  return postsForVehicle(sitePosts(context), car, MOST_ARTICLES).map((post) => postView(context, post));
}

/** Where views of a vehicle's page are counted and read, with what the page knows of it; null when the site does not show them (ledger V16). */
export function viewsHref({ site }: Pick<PageContext, 'site'>, car: Vehicle): string | null {
  if (!site.switches.showsViews) return null;
  const known = new URLSearchParams({
    photos_count: String(car.images.length),
    updated_at: new Date(car.updatedAt).toISOString(),
    website_id: String(site.id),
  });
  return `${addressPath('viewCount', { key: car.slug })}?${known}`;
}
