import type { Option } from '#src/rules/leads/fields.ts';
import type { FormInput } from '#src/rules/leads/form-types.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Location } from '#src/rules/places/location.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { isoDay } from '#src/rules/time/local-day.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Context } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';

/** What a form is made from on this site. The page that shows the form and the server that checks it must use the same. */
export function gatherFormInput(
  context: Pick<Context, 'site' | 'showroom' | 'now'>,
  car: Vehicle | null,
  offer: Offer | null = null,
  place: Location | null = null,
): FormInput {
  const { site, showroom, now } = context;
  const switches = switchesFor(site, (car ?? offer)?.dealershipId);
  const shown = shownLocations(context);
  const own = vehicleLocation(showroom, car);
  const serving = shown.filter(({ locationType: type }) => type === 'service' || type === 'service-and-parts');
  return {
    switches,
    vehicle: car === null ? null : { carType: car.carType, tag: car.tag, isAvailable: isAvailable(car) },
    offer: offer?.name ?? null,
    word: car?.itemType ?? site.switches.itemType,
    // Who writes to one place has chosen its dealership already.
    dealerships: site.dealerships
      .filter(({ id }) => place === null || id === place.dealershipId)
      .map(({ slug, name }) => ({ value: slug, label: name })),
    place: place === null ? null : String(place.id),
    locations: shown.filter(({ locationType: type }) => type === 'sales').map(option),
    // A dealer without a service location services vehicles where it sells them.
    serviceLocations: (serving.length === 0 ? shown : serving).map(option),
    distributionLocations: shown
      .filter(({ slug, id }) => own?.distributionLocations.includes(slug) === true && id !== own.id)
      .map(option),
    prices: switches.moneyPicks === 'by-stock' ? pricesOf(showroom) : null,
    today: isoDay(site.switches.timeZone, now),
  };
}

function pricesOf({ stock }: Context['showroom']) {
  const everything = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
  return stock.search(everything, { offset: 0, limit: 0, facets: ['price'] }).ranges.price ?? null;
}

const option = ({ slug, name }: Location): Option => ({ value: slug, label: name });
