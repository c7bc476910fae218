interface Whereabouts {
  readonly place_url: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** The link to a location's directions: its own page on a map service if it has one, or else directions to its address. */
export function directionsHref(place: Whereabouts): string {
  if (place.place_url !== null) return place.place_url;
  const address = [place.street === '' ? place.name : place.street, `${place.city} ${place.state} ${place.postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
