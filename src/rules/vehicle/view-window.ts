const HALF_HOUR = 30 * 60_000;

/**
 * The half hour within which one visitor's views of a vehicle count once, and the day whose salt the visitor is hashed with
 * (ledger H5).
 */
export const viewWindow = (at: number): { readonly day: string; readonly halfHour: number } => ({
  day: new Date(at).toISOString().slice(0, 10),
  halfHour: Math.floor(at / HALF_HOUR),
});
