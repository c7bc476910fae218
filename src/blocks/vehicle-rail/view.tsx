import type { ViewProps } from '#src/blocks/view-props.ts';
import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';

export function VehicleRailBlock({ props, data: cards }: ViewProps<'vehicle-rail'>) {
  return (
    <VehicleRail heading={props.heading} text={props.text} cards={cards} viewAllHref={props.viewAllHref} ground={props.ground} />
  );
}
