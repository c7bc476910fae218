import { useEffect } from 'react';
import type { ViewedCar } from '#src/views/vehicle/vehicle-page.ts';
import { browserStorage } from './browser-storage.ts';
import { rememberViewed } from './viewed-cars.ts';

/** Notes that a vehicle's page was opened, once the page runs in a browser. */
export function useViewed(car: ViewedCar): void {
  useEffect(() => rememberViewed(browserStorage(), car), [car]);
}
