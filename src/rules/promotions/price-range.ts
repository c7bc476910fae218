/** The range of the price slider in whole dollars (ledger O6). */
export const PRICE_SCALE = { min: 5_000, max: 250_000, step: 500 } as const;
