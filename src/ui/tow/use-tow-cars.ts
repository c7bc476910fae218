import { useEffect, useState } from 'react';
import type { ListedCar } from '#src/rules/tow/tow-table.ts';
import { fetchTowCars } from './fetch-tow-cars.ts';

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
    fetchTowCars(leaving.signal).then(
      (cars) => setState({ cars, hasFailed: false }),
      () => leaving.signal.aborted || setState({ cars: [], hasFailed: true }),
    );
    return () => leaving.abort();
  }, []);
  return state;
}
