import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { ListedCar } from '#src/rules/tow/tow-table.ts';

/** The table of tow cars, which is fetched when it is needed. */
export async function fetchTowCars(signal?: AbortSignal): Promise<readonly ListedCar[]> {
  const answer = await fetch(addressPath('apiTowCars'), signal === undefined ? {} : { signal });
  const { cars } = (await answer.json()) as { readonly cars?: readonly ListedCar[] };
  if (!answer.ok || !Array.isArray(cars)) throw new Error(`The tow cars’ address answered ${answer.status}.`);
  return cars;
}
