import type { Lender } from '#src/rules/finance/lender.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Site } from '#src/site/site.ts';
import { buildShelf } from './build-shelf.ts';
import { Stock } from './stock.ts';

/** What a site's stock is built with besides vehicles. */
export interface StockSetting {
  readonly site: Site;
  readonly locations: readonly Location[];
  readonly lender: Lender | null;
  readonly asOf: number;
}

/** A site's stock as if it had one vehicle: whatever search finds it here finds it among all the others, but for typing errors. */
export async function vehicleStock({ site, locations, lender, asOf }: StockSetting, car: Vehicle): Promise<Stock> {
  const shelf = await buildShelf(car.dealershipId, '', only(car), []);
  return new Stock(site, locations, [shelf], lender, asOf);
}

async function* only(car: Vehicle): AsyncGenerator<Vehicle[]> {
  yield [car];
}
