import { isInspected } from '#src/rules/bookings/booking-words.ts';
import { modelName } from '#src/rules/models/models.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable, isInStock, isSold } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { plural } from '#src/rules/text/plural.ts';

type Described = Pick<
  Vehicle,
  'year' | 'make' | 'model' | 'badge' | 'carType' | 'itemType' | 'colour' | 'km' | 'status' | 'sold'
>;

interface Shown {
  /** The price with what it means, such as '$25,000 Drive Away'; null when the page names none. */
  readonly price: string | null;
  readonly siteName: string;
}

/** The title of a vehicle's page in search engines: '2022 Toyota Corolla SX', '2022 Toyota Corolla SX (sold)'. */
export const vehicleHeadline = (car: Described): string => `${calledName(car)}${isSold(car) ? ' (sold)' : ''}`;

/** What search engines show under the link to a vehicle. */
export function vehicleDescription(car: Described, { price, siteName }: Shown): string {
  const name = calledName(car);
  const others = `See similar ${plural(car.itemType)} at ${siteName}.`;
  if (!isAvailable(car)) return `This ${name} ${isSold(car) ? 'has been sold' : 'is no longer for sale'}. ${others}`;
  const offered = isInStock(car) ? `for sale at ${siteName}` : `coming soon to ${siteName}`;
  const visit = isInspected('test-drive', car.itemType) ? 'come and have a look' : 'come for a drive';
  const facts = [car.colour, car.km === null ? null : `${numberText(car.km)} km`].filter((fact) => fact !== null && fact !== '');
  return [
    `${TYPES[car.carType]} ${name} ${offered}${price === null ? '' : `: ${price}`}.`,
    ...(facts.length === 0 ? [] : [`${facts.join(', ')}.`]),
    price === null ? `Ask us for the price, see the photos or ${visit}.` : `See the photos, ask us anything or ${visit}.`,
  ].join(' ');
}

const TYPES = { new: 'New', demo: 'Demo', used: 'Used' } as const;

const calledName = ({ year, make, model, badge }: Described): string =>
  [year, modelName({ make, name: model }), badge].filter((part) => part !== null && part !== '').join(' ');
