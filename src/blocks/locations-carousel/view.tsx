import type { ViewProps } from '#src/blocks/view-props.ts';
import { LocationsCarousel } from '#src/ui/places/locations-carousel.tsx';

export function LocationsCarouselBlock({ props, data: places }: ViewProps<'locations-carousel'>) {
  return <LocationsCarousel heading={props.heading} text={props.text} ground={props.ground} places={places} />;
}
