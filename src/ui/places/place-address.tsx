import type { PlaceLine } from '#src/use-cases/places/places.ts';

/** Where a location is, in two lines: street, where there is one; then city, state and postcode. */
export function PlaceAddress({ place }: { readonly place: PlaceLine }) {
  return (
    <>
      {place.street !== '' && <span className="block">{place.street}</span>}
      <span className="block">
        {place.city} {place.state} {place.postcode}
      </span>
    </>
  );
}
