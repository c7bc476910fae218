import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { offersTradeIn } from '#src/rules/vehicle/page-sections.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** Where a shopper's own car is valued towards a vehicle; null when none is. */
export const tradeInLink = ({ site }: Pick<PageContext, 'site'>, car: Vehicle): string | null =>
  Object.hasOwn(site.pages, 'trade-in') && offersTradeIn(car, site.switches)
    ? `${addressPath('tradeIn')}?car_id=${car.id}`
    : null;
