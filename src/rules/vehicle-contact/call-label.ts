import type { Vehicle } from '../stock/vehicle.ts';

/** What analytics calls a call about a vehicle; a demo counts as new (ledger V11). */
export const callLabel = ({ carType }: Pick<Vehicle, 'carType'>): 'New Car' | 'Used Car' =>
  carType === 'used' ? 'Used Car' : 'New Car';
