import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';

const SCHEMA = 'https://schema.org/';

/** A vehicle's availability in schema.org's vocabulary (ledger W1, V8). */
export function offerAvailability(car: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'preorder'>): string {
  if (!isAvailable(car)) return `${SCHEMA}SoldOut`;
  if (car.reserved) return `${SCHEMA}Reserved`;
  return `${SCHEMA}${car.preorder || car.status === 'coming_soon' ? 'PreOrder' : 'InStock'}`;
}

/** A vehicle's condition in schema.org's vocabulary; a demo has been registered and driven, so it is used (ledger W1). */
export const offerCondition = ({ carType }: Pick<Vehicle, 'carType'>): string =>
  `${SCHEMA}${carType === 'new' ? 'NewCondition' : 'UsedCondition'}`;
