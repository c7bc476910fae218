import type { Location } from '#src/rules/places/location.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import type { LenderData, Specifications, Variant, Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine } from '#src/use-cases/places/find-locations.ts';
import { whereabouts } from './vehicle-fields.ts';

/** What belongs to a vehicle, under the names of the API (ledger V21). */
export function vehicleParts(context: PageContext, car: Vehicle) {
  const location = vehicleLocation(context.showroom, car);
  const { variant, specifications, marketData } = car;
  return {
    ...whereabouts(context, car),
    location: location === null ? null : place(context, location),
    variant: variant === null ? null : figures(variant),
    specifications: specifications === null ? null : sizes(specifications),
    autograb_data:
      marketData === null
        ? null
        : {
            state_average_market_price: marketData.stateAverageMarketPrice,
            average_market_price: marketData.averageMarketPrice,
          },
    youxQuote: car.youxQuote,
    finance_lenders: Object.fromEntries(car.lenders.map((offer) => [offer.lender, lenderOffer(offer)])),
  };
}

function place(context: PageContext, location: Location) {
  const { phone, street, city, state, postcode } = locationLine(context, location);
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    phone,
    place_url: location.placeUrl,
    city,
    state,
    distribution_locations: location.distributionLocations,
    address: { id: location.addressId, street, city, state, postcode },
  };
}

const figures = ({ enginesizeLitres, ...same }: Variant) => ({ ...same, enginesize_litres: enginesizeLitres });

const sizes = (of: Specifications) => ({
  body_width: of.bodyWidth,
  body_length: of.bodyLength,
  tare_weight: of.tareWeight,
  axle_type: of.axleType,
  sleeps: of.sleeps,
  aggregate_trailer_mass: of.aggregateTrailerMass,
});

const lenderOffer = ({ lender: _lender, ...offer }: LenderData) => ({
  ...offer,
  termYears: offer.termMonths === null ? null : offer.termMonths / 12,
});
