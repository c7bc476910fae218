import { useEffect, useState } from 'react';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { ListedCar } from '#src/rules/tow/tow-table.ts';

interface TowCars {
  /** Empty until they have come. */
  readonly cars: readonly ListedCar[];
  readonly hasFailed: boolean;
}

/** The tow cars to choose from, fetched when they are needed. */
export function useTowCars(): TowCars {
  const [state, setState] = useState<TowCars>({ cars: [], hasFailed: false });
  useEffect(() => {
    const leaving = new AbortController();
    fetchCars(leaving.signal).then(
      (cars) => setState({ cars, hasFailed: false }),
      () => leaving.signal.aborted || setState({ cars: [], hasFailed: true }),
    );
    return () => leaving.abort();
  }, []);
  return state;
}

async function fetchCars(signal: AbortSignal): Promise<readonly ListedCar[]> {
  const answer = await fetch(addressPath('apiTowCars'), { signal });
  const { cars } = (await answer.json()) as { readonly cars?: readonly ListedCar[] };
  if (!answer.ok || !Array.isArray(cars)) throw new Error(`The tow cars’ address answered ${answer.status}.`);
  return cars;
}
