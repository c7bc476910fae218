import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** How the dealer of a vehicle delivers: the zones, and what is said beside their prices. */
interface DeliveryOffer {
  readonly zones: Switches['deliveryZones'];
  readonly note: string | null;
}

/** How a vehicle is delivered; null where the site gives no estimates (ledger M12, P11). A dealership may have zones of its own (P3). */
export function deliveryOffer({ site }: Pick<PageContext, 'site'>, car: Pick<Vehicle, 'dealershipId'>): DeliveryOffer | null {
  const { switches } = site.dealerships.find(({ id }) => id === car.dealershipId) ?? site;
  const { deliveryZones: zones, deliveryNote: note } = switches;
  return site.switches.deliveryCalculator && zones.length > 0 ? { zones, note } : null;
}
