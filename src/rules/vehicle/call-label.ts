import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** What analytics calls a call. */
export type CallLabel = 'New Car' | 'Used Car';

/** What analytics calls a call about a vehicle; a demo counts as new (ledger V11). */
export const callLabel = ({ carType }: Pick<Vehicle, 'carType'>): CallLabel => (carType === 'used' ? 'Used Car' : 'New Car');

/** What analytics calls a call from any other page: of used cars where its path speaks of used and not of new ones (ledger V11). */
export function pathCallLabel(path: string): CallLabel {
  const words = path.toLowerCase().split(/[^a-z]+/);
  return words.includes('used') && !words.includes('new') ? 'Used Car' : 'New Car';
}
