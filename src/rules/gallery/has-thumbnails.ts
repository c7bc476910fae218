import type { Vehicle } from '../stock/vehicle.ts';

/** Thumbnails are shown from the fourth photo on, for vehicles in stock (ledger G1). */
export function hasThumbnails(car: Pick<Vehicle, 'images' | 'status' | 'sold'>): boolean {
  return car.images.length > 3 && car.status === 'in_stock' && !car.sold;
}
