interface Whereabouts {
  readonly placeUrl: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** Where the way to a location is shown: its own page on a map, where it has one, else directions to its address. */
export function directionsHref(place: Whereabouts): string {
  if (place.placeUrl !== null) return place.placeUrl;
  const address = [place.street === '' ? place.name : place.street, `${place.city} ${place.state} ${place.postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
