import type { LocationLine } from '#src/use-cases/places/find-locations.ts';

/** Two lines: the street, if there is one; then city, state and postcode. */
export function LocationAddress({ location }: { readonly location: LocationLine }) {
  return (
    <>
      {location.street !== '' && <span className="block">{location.street}</span>}
      <span className="block">
        {location.city} {location.state} {location.postcode}
      </span>
    </>
  );
}
