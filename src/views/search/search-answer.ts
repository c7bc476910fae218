import type { Gazetteer, KnownPlace } from '#src/rules/places/gazetteer.ts';
import { thinSoldRuns } from '#src/rules/search/results.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { FoundPlace } from '#src/use-cases/search/find-near.ts';
import { findStock } from '#src/use-cases/search/find-stock.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';
import { cardFields, whereabouts } from '#src/views/vehicle/vehicle-fields.ts';

/** The answer of GET /api/search: the search page's own search, for programs (ledger I2, S6). */
export function searchAnswer(context: PageContext, query: SearchQuery, places: Gazetteer) {
  const begun = performance.now();
  const { answer, pages, query: understood, place, unknownPlace } = findStock(context, {}, query, places);
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
    page: understood.page,
    pages,
    ...(place === null || understood.near === null ? {} : { near: { ...placeWords(place.place), km: understood.near.km } }),
    ...(unknownPlace === null ? {} : { unknown_place: unknownPlace }),
    ms: Math.round((performance.now() - begun) * 1000) / 1000,
  };
}

const placeWords = ({ slug, name, state, postcode }: KnownPlace) => ({ place: slug, name, state, postcode });

/** The distance of a vehicle from the place that is searched near, to a tenth of a kilometre (ledger S23). */
function distanceKm({ distances }: FoundPlace, { locationId }: CardFacts): number | null {
  const km = distances.get(locationId);
  return km === undefined ? null : Math.round(km * 10) / 10;
}

/** A vehicle in a list of the API: fewer fields than its own answer, by the same names (ledger V20). */
const hit = (context: PageContext, car: CardFacts) => ({
  ...cardFields(context, car, BEFORE_AVAILABLE),
  available: isAvailable(car),
  ...cardFields(context, car, BEFORE_PICTURES),
  photos_count: car.photosCount,
  primary_image_url: car.imageUrl === null ? null : pictureSrc(context, car.imageUrl),
  ...cardFields(context, car, AFTER_PICTURES),
  ...whereabouts(context, car),
});

const BEFORE_AVAILABLE = [
  'id',
  'slug',
  'path',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'stocknum',
  'car_type',
  'item_type',
  'status',
] as const;

const BEFORE_PICTURES = [
  'reserved',
  'sold',
  'sold_date_timestamp',
  'tag',
  'certified',
  'price',
  'before_price',
  'subscription_price',
  'preorder',
  'price_type',
  'km',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
] as const;

const AFTER_PICTURES = ['created_at', 'location_id', 'dealership_id', 'dealership_slug'] as const;
