import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from './context.ts';
import type { SimilarView } from './vehicle-page-types.ts';

/** Vehicles like one, from the same site's stock; null where there are none (ledger V13). */
export function similarVehicles(_context: Context, _car: Vehicle): SimilarView | null {
  return null;
}
