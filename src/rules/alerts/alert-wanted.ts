/** What an alert is to watch. */
export type AlertWanted =
  /** The path and query of a page of results, as a browser has them. */
  | { readonly kind: 'search'; readonly address: string }
  | { readonly kind: 'vehicle'; readonly vehicleId: number }
  /** Whether a reserved vehicle is free again. */
  | { readonly kind: 'back'; readonly vehicleId: number };
