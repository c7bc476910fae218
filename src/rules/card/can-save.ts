interface Savable {
  readonly isForSale: boolean;
  readonly price: number | null;
  readonly photosCount: number;
  readonly carType: string;
}

/**
 * Whether a vehicle can be saved as a favourite: it must be for sale and, if the site saves only complete ones, used with a price
 * and a photo (ledger A5).
 */
export function canSave(car: Savable, onlyComplete: boolean): boolean {
  if (!car.isForSale) return false;
  return !onlyComplete || ((car.price ?? 0) > 0 && car.photosCount > 0 && car.carType === 'used');
}
