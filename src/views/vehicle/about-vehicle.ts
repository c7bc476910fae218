import { offerAvailability, offerCondition } from '#src/rules/offers/offer-terms.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import {
  absoluteAddress,
  type Crumb,
  crumbsData,
  type GraphInput,
  knownFields,
  sellerData,
  sharedImage,
} from '#src/views/site/graph-parts.ts';

/** What search engines and link previews show of a vehicle's page (ledger W1). */
export interface AboutVehicle {
  /** The page's canonical address. */
  readonly url: string;
  readonly name: string;
  /** The absolute address of a large picture; null when it has none. */
  readonly image: string | null;
  /** schema.org data: the vehicle with its offer, and its breadcrumb. */
  readonly graph: object;
}

const MOST_IMAGES = 6;

export function aboutVehicle(context: GraphInput, car: Vehicle, crumbs: readonly Crumb[]): AboutVehicle {
  const url = absoluteAddress(context, vehiclePath(car)) ?? context.origin;
  const images = car.images.slice(0, MOST_IMAGES).flatMap((image) => sharedImage(context, image.url) ?? []);
  return {
    url,
    name: vehicleName(car),
    image: images[0] ?? null,
    graph: {
      '@context': 'https://schema.org',
      '@graph': [vehicleData(context, car, url, images), crumbsData(context, crumbs, url)],
    },
  };
}

function vehicleData(context: GraphInput, car: Vehicle, url: string, images: readonly string[]): object {
  return knownFields({
    '@type': car.itemType === 'car' ? 'Car' : 'Vehicle',
    '@id': `${url}#vehicle`,
    url,
    name: vehicleName(car),
    image: images,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: car.badge,
    vehicleModelDate: String(car.year),
    itemCondition: offerCondition(car),
    mileageFromOdometer: car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    vehicleIdentificationNumber: car.vin,
    sku: car.stocknum,
    color: car.colour,
    vehicleInteriorColor: car.interiorColour,
    bodyType: car.simpleBody,
    fuelType: car.fuel ?? car.simpleFuel,
    vehicleTransmission: car.trans ?? car.simpleTransmission,
    driveWheelConfiguration: car.drive ?? car.simpleDrive,
    seatingCapacity: car.seats,
    numberOfDoors: car.doors,
    offers: offerData(context, car, url),
  });
}

function offerData(context: GraphInput, car: Vehicle, url: string): object {
  const isPriced = isAvailable(car) && isPrice(car.price);
  return knownFields({
    '@type': 'Offer',
    url,
    price: isPriced ? car.price : null,
    priceCurrency: isPriced ? 'AUD' : null,
    availability: offerAvailability(car),
    itemCondition: offerCondition(car),
    seller: sellerData(context, car),
  });
}
