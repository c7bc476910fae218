import { directionsHref } from '#src/rules/places/location.ts';
import { ALL_SLUG, ALL_STOCK } from '#src/rules/search/search-href.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { offersTradeIn, showsOtherVehicles, stateTags, usedVehicleChecks } from '#src/rules/vehicle/page-sections.ts';
import { specifications } from '#src/rules/vehicle/specifications.ts';
import { vehicleCrumbs } from '#src/rules/vehicle/vehicle-crumbs.ts';
import { type CardFacts, cardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLicences, locationLine, shownLocations } from '#src/use-cases/places/locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { priceView, similarHref, tagText, tagView } from '#src/views/card/card-view.ts';
import { saveView } from '#src/views/card/save-view.ts';
import { deliveryView } from '#src/views/delivery/delivery-view.ts';
import { financeView } from '#src/views/finance/finance-view.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { formCar, vehicleForms } from '#src/views/leads/show-form.ts';
import { marketBadge, marketView } from '#src/views/market/market-view.ts';
import { locationMap } from '#src/views/places/location-map.ts';
import { fuelView } from '#src/views/running-costs/fuel-view.ts';
import { type AboutVehicle, aboutVehicle } from './about-vehicle.ts';
import { callView } from './call-view.ts';
import { galleryView } from './gallery-view.ts';
import { shareView } from './share-view.ts';
import { similarVehicles } from './similar-vehicles.ts';
import { vehicleArticles } from './vehicle-articles.ts';
import { vehicleFacts, vehicleHighlights } from './vehicle-facts.ts';
import { vehicleHistory } from './vehicle-history.ts';
import type { MapView, VehiclePage } from './vehicle-page-types.ts';
import { vehicleStory } from './vehicle-story.ts';
import { viewsHref } from './views-href.ts';

/** What an address of a vehicle leads to: its page, its one true address when it was asked for by id, or nothing. */
export type VehicleAnswer =
  | { readonly kind: 'page'; readonly page: VehiclePage; readonly about: AboutVehicle }
  | { readonly kind: 'moved'; readonly slug: string }
  | null;

/** A vehicle's page by address or id (ledger V1, I3). One that was sold long ago keeps its page; another site's is not there at all (P6, V8). */
export async function viewVehicle(context: PageContext, key: string): Promise<VehicleAnswer> {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  if (key !== car.slug) return { kind: 'moved', slug: car.slug };
  const page = vehiclePage(context, car, await mapOf(context, car));
  return { kind: 'page', page, about: aboutVehicle(context, car, page.crumbs) };
}

/** Where it can be seen; null where the site does not show that, or it stands nowhere that is known. */
async function mapOf(context: PageContext, car: Vehicle): Promise<MapView | null> {
  const location = context.showroom.locations.find(({ id }) => id === car.locationId);
  if (location === undefined || !context.site.switches.vehicleMap) return null;
  // The picture is drawn for locations that are shown, and only for those.
  const picture = shownLocations(context).includes(location) ? await locationMap(context, location) : null;
  return { picture, hours: hoursView(context, location), directionsHref: directionsHref(location) };
}

function vehiclePage(context: PageContext, car: Vehicle, map: MapView | null): VehiclePage {
  const { site, showroom, now } = context;
  const facts = cardFacts(car);
  const available = isAvailable(car);
  const location = showroom.locations.find(({ id }) => id === car.locationId) ?? null;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  const title = [car.year, car.make, car.model].join(' ');
  const pages = searchPages(context, car);
  const price = available ? priceView(context, facts) : null;
  const { switches } = site;
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
    tradeInHref: hasPage(site, 'trade-in') && offersTradeIn(car, switches) ? `/cars/trade-in?car_id=${car.id}` : null,
    disclaimer: switches.vehicleDisclaimer,
    history: vehicleHistory(context, car, price),
    opensPhoneBar: switches.opensPhoneBar,
    vehicleWord: car.itemType,
    location: location === null ? null : locationLine(context, location),
    map,
    licences: location === null ? [] : locationLicences(context, location),
    call: callView(context, car),
    share: shareView(context, car),
    sheet: { carId: car.id, pdfHref: `${vehiclePath(car)}.pdf`, printHref: `/print?car_id=${car.slug}` },
    finance: financeView(context, car),
    market: marketView(context, car),
    marketBadge: available ? marketBadge(context, car) : null,
    fuel: available ? fuelView(context, car) : null,
    delivery: available ? deliveryView(context, car) : null,
    viewsHref: viewsHref(context, car),
    similar: showsOtherVehicles(location?.address_id ?? null, switches.lowerHiddenAtAddresses)
      ? similarVehicles(context, car)
      : null,
    articles: vehicleArticles(context, car, location?.address_id ?? null),
    dealer: { name: dealership?.name ?? site.name, href: `/search/${dealership?.slug ?? ALL_SLUG}` },
    save: saveView(context, facts),
    asks: vehicleForms(context, car),
    formCar: formCar(context, car),
    viewed: {
      id: car.id,
      stocknum: car.stocknum,
      make: car.make,
      model: car.model,
      body: car.bodyconfiguration ?? car.simpleBody,
      simpleBody: car.simpleBody,
    },
    similarHref: pages.hasMakePage ? similarHref(car) : ALL_STOCK,
    description: [vehicleName(car), car.colour, car.km === null ? null : `${numberText(car.km)} km`, `at ${site.name}`]
      .filter((part) => part !== null)
      .join(', '),
    indexed: available,
  };
}

const hasPage = ({ pages }: PageContext['site'], slug: string) => Object.hasOwn(pages, slug);

/** Which searches a vehicle's breadcrumb can lead to. Its own make and model are there while it is in stock, or where the catalogue has them. */
function searchPages({ showroom }: PageContext, car: Vehicle) {
  const [make, model] = [slugOf(car.make), slugOf(car.model)];
  const isListed = isAvailable(car);
  return {
    hasMakePage: isListed || showroom.makes.some(({ slug }) => slug === make),
    hasModelPage: isListed || showroom.models.some((one) => one.slug === model && slugOf(one.make) === make),
  };
}

/** What the page tags a vehicle with: its state, always, and its card's tag (ledger V8). */
function vehicleTags({ site, now }: PageContext, car: CardFacts): VehiclePage['tags'] {
  const states = stateTags(car).map((kind) => ({ kind, text: tagText(kind, site.switches) }));
  const own = tagView(car, site.switches, now);
  return own === null || states.some(({ kind }) => kind === own.kind) ? states : [...states, own];
}
