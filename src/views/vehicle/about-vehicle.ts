import { offerAvailability, offerCondition } from '#src/rules/offers/offer-terms.ts';
import { isPrice, priceDisplay } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import { type ShareImage, shareImage } from '#src/views/seo/share-image.ts';
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
  readonly image: ShareImage | null;
  /** schema.org data: the vehicle with its offer, and its breadcrumb. */
  readonly graph: object;
}

const MOST_IMAGES = 6;

export function aboutVehicle(context: GraphInput, car: Vehicle, crumbs: readonly Crumb[]): AboutVehicle {
  const url = absoluteAddress(context, detailHref(context.site.switches.detailLinkPrefix, car)) ?? context.origin;
  const images = car.images.slice(0, MOST_IMAGES).flatMap((image) => sharedImage(context, image.url) ?? []);
  return {
    url,
    name: vehicleName(car),
    image: shareImage(context, { title: vehicleName(car), photo: car.images[0]?.url ?? null, price: shownPrice(context, car) }),
    graph: {
      '@context': 'https://schema.org',
      '@graph': [vehicleData(context, car, url, images), crumbsData(context, crumbs, url)],
    },
  };
}

/** The price on the picture of a link preview; nothing where there is none to show. */
function shownPrice({ site }: GraphInput, car: Vehicle): string {
  if (!isAvailable(car)) return isSold(car) ? 'Sold' : '';
  const price = priceDisplay(car, switchesFor(site, car.dealershipId));
  if (price.kind === 'price') return wholeDollars(price.dollars);
  return price.kind === 'subscription' ? `${wholeDollars(price.dollars)} a week` : '';
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
    mileageFromOdometer: measured(car.km, 'KMT'),
    depth: measured(car.specifications?.bodyLength, 'FOT'),
    width: measured(car.specifications?.bodyWidth, 'FOT'),
    weight: measured(car.specifications?.tareWeight, 'KGM'),
    weightTotal: measured(car.specifications?.aggregateTrailerMass, 'KGM'),
    vehicleIdentificationNumber: car.vin,
    sku: car.stocknum,
    color: car.colour,
    vehicleInteriorColor: car.interiorColour,
    bodyType: car.simpleBody,
    fuelType: car.fuel ?? car.simpleFuel,
    vehicleTransmission: car.trans ?? car.simpleTransmission,
    driveWheelConfiguration: car.drive ?? car.simpleDrive,
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    offers: offerData(context, car, url),
  });
}

/** A figure with its unit by UN/CEFACT's code: kilometres, feet or kilograms. */
const measured = (value: number | null | undefined, unitCode: 'KMT' | 'FOT' | 'KGM'): object | null =>
  value === null || value === undefined ? null : { '@type': 'QuantitativeValue', value, unitCode };

/** An offer without a price is none; that a vehicle is sold is said even so. */
function offerData(context: GraphInput, car: Vehicle, url: string): object | null {
  const isPriced = isAvailable(car) && isPrice(car.price);
  if (isAvailable(car) && !isPriced) return null;
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
