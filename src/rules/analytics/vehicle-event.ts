import { isPrice } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { About } from './standard-events.ts';

type Counted = Pick<
  Vehicle,
  | 'id'
  | 'stocknum'
  | 'price'
  | 'carType'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'colour'
  | 'simpleBody'
  | 'simpleFuel'
  | 'fuel'
  | 'status'
  | 'sold'
>;

/** What is told of a vehicle whose page is opened (ledger X1); what is not known is left out. */
export function vehicleAbout(car: Counted): About {
  const facts = {
    car_id: car.id,
    stock_number: car.stocknum,
    price: isAvailable(car) && isPrice(car.price) ? car.price : null,
    condition: car.carType,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    colour: car.colour,
    body: car.simpleBody,
    fuel: car.simpleFuel ?? car.fuel,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));
}
