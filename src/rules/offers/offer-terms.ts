import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';

const SCHEMA = 'https://schema.org/';

/** A vehicle's availability in schema.org's vocabulary (ledger W1, V8). */
export function offerAvailability(car: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'preorder'>): string {
  if (!isAvailable(car)) return `${SCHEMA}SoldOut`;
  if (car.reserved) return `${SCHEMA}Reserved`;
  return `${SCHEMA}${isYetToCome(car) ? 'PreOrder' : 'InStock'}`;
}

/** Whether a vehicle can be ordered and is not at the dealership yet. */
export const isYetToCome = ({ status, preorder }: Pick<Vehicle, 'status' | 'preorder'>): boolean =>
  preorder || status === 'coming_soon';

/** A vehicle's condition in schema.org's vocabulary; a demo has been registered and driven, so it is used (ledger W1). */
export const offerCondition = ({ carType }: Pick<Vehicle, 'carType'>): string =>
  `${SCHEMA}${carType === 'new' ? 'NewCondition' : 'UsedCondition'}`;
