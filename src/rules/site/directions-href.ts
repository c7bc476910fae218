interface Whereabouts {
  readonly place_url: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** Where the way to a location is shown: its own page on a map, where it has one, else directions to its address. */
export function directionsHref(place: Whereabouts): string {
  if (place.place_url !== null) return place.place_url;
  const address = [place.street === '' ? place.name : place.street, `${place.city} ${place.state} ${place.postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
