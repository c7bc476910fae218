/** The most that is stored of a vehicle. */
export const VEHICLE_LIMITS = {
  stocknumLetters: 40,
  spinFrames: 72,
  photos: 120,
  features: 600,
  featureLetters: 300,
  commentLetters: 20_000,
} as const;
