import { placeText } from '#src/rules/places/place-slug.ts';
import { isPrice, priceMeaning } from '#src/rules/price/price-display.ts';
import { nearLabel } from '#src/rules/search/near.ts';
import { readSearchQuery, type SearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { plainText } from '#src/use-cases/site/clean-text.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { vehicleAnswer } from '#src/views/vehicle/vehicle-answer.ts';

/** The facets whose values an assistant is told: those that people choose by. */
const AGENT_FACETS = ['make', 'body', 'car_type', 'fuel', 'transmission'];
const MOST_VALUES = 20;
const MOST_PICTURES = 10;
const MOST_EQUIPMENT = 100;

/** A search for an assistant: the answer of the API (ledger I2), short enough to be read. */
export async function agentSearch(context: PageContext, asked: SearchQuery) {
  // Through its address, so that an assistant's search has the bounds of everyone's.
  const query = readSearchQuery(new URLSearchParams(writeSearchQuery(asked)));
  const {
    hits,
    facets,
    count,
    page,
    pages,
    near,
    unknown_place: unknownPlace,
  } = searchAnswer(context, query, await placesFor(query));
  return {
    count,
    page,
    pages,
    vehicles: hits.map((hit) => ({
      id: hit.id,
      name: hit.name,
      url: context.origin + hit.path,
      price: priceOrNull(hit.price),
      price_type: agentPriceMeaning(context, hit),
      km: hit.km,
      condition: hit.car_type,
      body: hit.simple_body,
      transmission: hit.simple_transmission,
      fuel: hit.simple_fuel,
      colour: hit.colour,
      available: hit.available,
      city: hit.city,
      state: hit.state,
      ...('distance_km' in hit ? { distance_km: hit.distance_km } : {}),
    })),
    choices: Object.fromEntries(
      AGENT_FACETS.flatMap((facet) => {
        const values = Object.entries(facets[facet] ?? {})
          .filter(([, left]) => left > 0)
          .slice(0, MOST_VALUES);
        return values.length === 0 ? [] : [[facet, Object.fromEntries(values)]];
      }),
    ),
    ...(near === undefined ? {} : { near: nearLabel(near.km, placeText(near)) }),
    ...(unknownPlace === undefined ? {} : { unknown_place: unknownPlace }),
  };
}

/** What a price means, as the vehicle's page says it (ledger K1): the dealer's own words for it, or the site's. */
function agentPriceMeaning(
  { site }: PageContext,
  car: {
    readonly price: number | null;
    readonly car_type: string;
    readonly price_type: string | null;
    readonly dealership_id: number;
  },
): string | null {
  if (!isPrice(car.price)) return null;
  return priceMeaning({ carType: car.car_type, priceType: car.price_type }, switchesFor(site, car.dealership_id));
}

/** $0 and the like are no price (ledger C8). */
const priceOrNull = (price: number | null): number | null => (isPrice(price) ? price : null);

/**
 * A vehicle for an assistant: the answer of the API (ledger V20, V21) with whole addresses; null when this site shows no such vehicle. What a loan
 * costs is left to `agentRepayment`, which never names a rate without its comparison rate (ledger K2).
 */
export async function agentVehicle(context: PageContext, key: string) {
  const answer = await vehicleAnswer(context, key);
  if (answer === null) return null;
  const { id, name, path, year, make, model, badge, series, colour, stocknum, km, seats, doors, vin, sold, reserved } = answer;
  const { images, location, variant, specifications } = answer;
  const { showsPhones } = switchesFor(context.site, answer.dealership_id);
  return {
    id,
    name,
    url: context.origin + path,
    year,
    make,
    model,
    badge,
    series,
    colour,
    stocknum,
    km,
    seats,
    doors,
    vin,
    sold,
    reserved,
    condition: answer.car_type,
    item_type: answer.item_type,
    price: priceOrNull(answer.price),
    price_type: agentPriceMeaning(context, answer),
    body: answer.simple_body,
    transmission: answer.trans ?? answer.simple_transmission,
    fuel: answer.fuel ?? answer.simple_fuel,
    drive: answer.drive ?? answer.simple_drive,
    engine_litres: answer.engine_size_litres,
    equipment: answer.standardEquipment.slice(0, MOST_EQUIPMENT),
    dealer_comments: plainText(answer.dealercomments),
    manufacturer_figures: variant,
    caravan_figures: specifications,
    pictures: images.slice(0, MOST_PICTURES).map(({ image }) => new URL(image.url, context.origin).href),
    location: location === null ? null : { name: location.name, ...location.address, phone: showsPhones ? location.phone : null },
  };
}

/** Vehicles side by side (ledger A5), each with its facts by their labels. */
export async function agentComparison(context: PageContext, ids: readonly number[]) {
  const { labels, vehicles } = await compareVehicles(context, ids);
  return {
    vehicles: vehicles.map(({ card, values }) => ({
      id: card.id,
      name: [card.title, card.badge].filter(Boolean).join(' '),
      url: new URL(card.href, context.origin).href,
      price: card.price === null ? 'Sold' : card.price.text,
      facts: Object.fromEntries(labels.flatMap((label, at) => (values[at] == null ? [] : [[label, values[at]]]))),
    })),
    not_found: ids.filter((id) => !vehicles.some(({ card }) => card.id === id)),
  };
}
