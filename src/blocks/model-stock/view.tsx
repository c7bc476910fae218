import type { ComponentProps } from 'react';
import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';

/** The vehicles of a model that can be driven away. */
export const ModelStock = (props: ComponentProps<typeof VehicleRail>) => (
  <div id="stock">
    <VehicleRail {...props} />
  </div>
);
