import { useEffect } from 'react';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { track } from '#src/ui/kit/track.ts';

/** Tells analytics that a used vehicle's page was opened, once each time it is (ledger X1). */
export function useUsedOpened(carType: string, carId: number): void {
  useEffect(() => {
    if (carType === 'used') track({ id: EVENTS.usedOpened, about: { car_id: carId } });
  }, [carType, carId]);
}
