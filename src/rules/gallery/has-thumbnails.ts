import type { Vehicle } from '../stock/vehicle.ts';

/** Thumbnails help to find one of many: from the fourth photograph on, of a vehicle that stands in the yard (ledger G1). */
export function hasThumbnails(car: Pick<Vehicle, 'images' | 'status' | 'sold'>): boolean {
  return car.images.length > 3 && car.status === 'in_stock' && !car.sold;
}
