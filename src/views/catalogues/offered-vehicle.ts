import type { OfferedVehicle } from '#src/rules/catalogues/catalogue.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import { priceMeaning } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { plainText } from '#src/use-cases/site/clean-text.ts';
import { sharedImage } from '#src/views/site/graph-parts.ts';

/** A vehicle as others are offered it, with what only its site knows. */
export function offeredVehicle(context: PageContext, car: Vehicle): OfferedVehicle {
  const { site, showroom, origin } = context;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  return {
    car,
    name: vehicleName(car),
    url: origin + detailHref(site.switches.detailLinkPrefix, car),
    images: car.images.flatMap(({ url }) => sharedImage(context, url) ?? []),
    words: plainText(car.dealercomments),
    priceMeaning: priceMeaning(car, switchesFor(site, car.dealershipId)),
    dealership: { code: dealership?.slug ?? site.slug, name: dealership?.name ?? site.name },
    place: vehicleLocation(showroom, car),
  };
}
