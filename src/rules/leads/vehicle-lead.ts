import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** What the server itself knows about a lead's vehicle; values that a visitor sends under these names are ignored (ledger L2). */
export function vehicleLead(
  car: Pick<Vehicle, 'id' | 'make' | 'model' | 'stocknum' | 'carType' | 'status'>,
  manufacturerSlug: string,
): Record<string, string> {
  return {
    manufacturer_slug: manufacturerSlug,
    stock_number: car.stocknum,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    car_type: car.carType,
    car_id: String(car.id),
    vehicle_status: car.status,
  };
}

/**
 * A trade-in lead names the wanted vehicle by its ids only: its make and model are those of the visitor's own vehicle (ledger
 * L15).
 */
export function tradeInLead(
  car: Pick<Vehicle, 'id' | 'dealershipId'> | null,
  from: { readonly url: string; readonly userAgent: string },
): Record<string, string> {
  const sent = { source: 'Website', url: from.url, user_agent: from.userAgent };
  return car === null ? sent : { ...sent, car_id: String(car.id), car_dealership_id: String(car.dealershipId) };
}
