import type { ViewProps } from '#src/blocks/view-props.ts';
import { LocationCards } from '#src/ui/places/location-cards.tsx';

export function LocationCardsBlock({ props, data: places }: ViewProps<'location-cards'>) {
  return <LocationCards heading={props.heading} text={props.text} ground={props.ground} places={places} />;
}
