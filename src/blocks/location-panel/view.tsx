import type { ViewProps } from '#src/blocks/view-props.ts';
import { LocationPanel } from '#src/ui/location-panel.tsx';

export function LocationPanelBlock({ props, data: places }: ViewProps<'location-panel'>) {
  return <LocationPanel heading={props.heading} text={props.text} ground={props.ground} places={places} />;
}
