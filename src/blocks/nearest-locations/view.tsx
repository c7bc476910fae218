import type { ViewProps } from '#src/blocks/view-props.ts';
import { NearestLocations } from '#src/ui/places/nearest-locations.tsx';

export function NearestLocationsBlock({ props, data }: ViewProps<'nearest-locations'>) {
  const { heading, text, isTitle, ground } = props;
  return <NearestLocations heading={heading} headingLevel={isTitle ? 1 : 2} text={text} ground={ground} nearest={data} />;
}
