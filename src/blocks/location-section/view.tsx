import type { ViewProps } from '#src/blocks/view-props.ts';
import { LocationSection } from '#src/ui/places/location-section.tsx';

export function LocationSectionBlock({ props, data: view }: ViewProps<'location-section'>) {
  return <LocationSection heading={props.heading} text={props.text} ground={props.ground} view={view} />;
}
