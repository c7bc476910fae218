const FEW = 3;

/** Whether a vehicle's page offers to send photos: where there are none, or hardly any, to look at (ledger V12). */
export const offersPhotos = (photosCount: number): boolean => photosCount < FEW;
