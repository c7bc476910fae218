import type { Gazetteer, KnownPlace } from '#src/rules/places/gazetteer.ts';
import { thinSoldRuns } from '#src/rules/search/results.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findStock } from '#src/use-cases/search/find-stock.ts';
import type { FoundPlace } from '#src/use-cases/search/near-stock.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';

/** The answer of GET /api/search: the page's own search, for programs (ledger I2, S6). */
export function searchAnswer(context: PageContext, query: SearchQuery, places: Gazetteer) {
  const begun = performance.now();
  const { answer, pages, query: asked, place, unknownPlace } = findStock(context, {}, query, places);
  const cards = context.site.switches.soldHandling ? thinSoldRuns(answer.cards, isSold) : answer.cards;
  return {
    hits: cards.map((car) =>
      place === null ? hit(context, car) : { ...hit(context, car), distance_km: distanceKm(place, car) },
    ),
    facets: Object.fromEntries(
      Object.entries(answer.facets).map(([facet, values]) => [
        facet,
        Object.fromEntries(values.map(({ value, count }) => [value, count])),
      ]),
    ),
    ranges: Object.fromEntries(Object.entries(answer.ranges).map(([facet, { min, max }]) => [facet, { min, max }])),
    count: answer.count,
    page: asked.page,
    pages,
    ...(place === null || asked.near === null ? {} : { near: { ...placeWords(place.place), km: asked.near.km } }),
    ...(unknownPlace === null ? {} : { unknown_place: unknownPlace }),
    ms: Math.round((performance.now() - begun) * 1000) / 1000,
  };
}

const placeWords = ({ slug, name, state, postcode }: KnownPlace) => ({ place: slug, name, state, postcode });

/** How far a vehicle is from the place that was asked for, to a tenth of a kilometre (ledger S23). */
function distanceKm({ distances }: FoundPlace, { locationId }: CardFacts): number | null {
  const km = distances.get(locationId);
  return km === undefined ? null : Math.round(km * 10) / 10;
}

/** A vehicle under the names that other programs know its facts by (ledger V20). */
function hit(context: PageContext, car: CardFacts) {
  const { site, showroom } = context;
  const location = showroom.locations.find(({ id }) => id === car.locationId);
  return {
    id: car.id,
    slug: car.slug,
    path: vehiclePath(car),
    name: vehicleName(car),
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    colour: car.colour,
    stocknum: car.stocknum,
    car_type: car.carType,
    item_type: car.itemType,
    status: car.status,
    available: isAvailable(car),
    reserved: car.reserved,
    sold: isSold(car),
    sold_date_timestamp: car.soldAt === null ? null : Math.floor(car.soldAt / 1000),
    tag: car.tag,
    certified: car.certified,
    price: car.price,
    before_price: car.beforePrice,
    subscription_price: car.subscriptionPrice,
    preorder: car.preorder,
    price_type: car.priceType,
    km: car.km,
    simple_body: car.simpleBody,
    simple_transmission: car.simpleTransmission,
    simple_fuel: car.simpleFuel,
    photos_count: car.photosCount,
    primary_image_url: car.imageUrl === null ? null : pictureSrc(context, car.imageUrl),
    created_at: new Date(car.createdAt).toISOString(),
    location_id: car.locationId,
    dealership_id: car.dealershipId,
    dealership_slug: site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? null,
    city: site.switches.overrideCity ?? location?.city ?? null,
    state: location?.state ?? null,
  };
}
