import type { ViewProps } from '#src/blocks/view-props.ts';
import { VehicleRail } from '#src/ui/vehicle-rail.tsx';

export function VehicleRailBlock({ props, data: cards }: ViewProps<'vehicle-rail'>) {
  return <VehicleRail heading={props.heading} cards={cards} viewAllHref={props.viewAllHref} />;
}
