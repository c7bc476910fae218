import type { LocationLine } from '#src/use-cases/places/find-locations.ts';

/** Where a location is, in two lines: street, where there is one; then city, state and postcode. */
export function LocationAddress({ place }: { readonly place: LocationLine }) {
  return (
    <>
      {place.street !== '' && <span className="block">{place.street}</span>}
      <span className="block">
        {place.city} {place.state} {place.postcode}
      </span>
    </>
  );
}
