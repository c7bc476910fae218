import type { ViewProps } from '#src/blocks/view-props.ts';
import { LocationInfo } from '#src/ui/places/location-info.tsx';

export function LocationInfoBlock({ props, data: view }: ViewProps<'location-info'>) {
  return <LocationInfo view={view} ground={props.ground} />;
}
