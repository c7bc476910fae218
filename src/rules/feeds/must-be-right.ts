/** What a dealer's row must say rightly to become a vehicle; anything else that is wrong is left out of it and told (ledger J8). */
export const MUST_BE_RIGHT: ReadonlySet<unknown> = new Set(['stocknum', 'year', 'make', 'model', 'price', 'car_type']);
