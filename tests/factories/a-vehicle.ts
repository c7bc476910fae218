/** A vehicle as a feed gives it: enough to be let in, and whatever a test states. */
export function aVehicle(facts: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { stocknum: 'A1', year: 2022, make: 'Toyota', model: 'Corolla', car_type: 'used', price: 25_000, ...facts };
}

/** Several vehicles that differ in their stock number only. */
export function someVehicles(count: number, facts: Readonly<Record<string, unknown>> = {}): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, at) => aVehicle({ stocknum: `N${at + 1}`, ...facts }));
}
