import { australianOutlines } from '#src/adapters/outlines/outlines.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { bearingWords } from '#src/rules/places/distance.ts';
import type { Location } from '#src/rules/places/location.ts';
import { mapAddress } from '#src/rules/places/map-address.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type LocationPoint, locationPoint } from '#src/use-cases/places/find-point.ts';

/** The map of a location (ledger D3). */
export interface LocationMap {
  /** Drawn by us, with the location in the middle, or a provider's picture for the location's map_key. */
  readonly kind: 'drawn' | 'provided';
  readonly src: string;
  readonly alt: string;
  /** The label in the middle of the drawing. */
  readonly suburb: string;
  /** Distance and direction from the state's capital. */
  readonly bearing: string | null;
  /** Set when only the middle of its postcode is known. */
  readonly approximate: string | null;
  /** A provider's interactive map, loaded when the visitor opens it; null when there is none. */
  readonly frameSrc: string | null;
}

type Input = Pick<PageContext, 'site'> & { readonly services: Pick<PageContext['services'], 'warn'> };

const drawnMapHref = (slug: string): string => addressPath('locationMap', { slug });

/** The map of a location; null where nobody knows where it is: then its address has to do. */
export async function locationMap({ site, services }: Input, location: Location): Promise<LocationMap | null> {
  const point = await locationPoint(location).catch((fault: unknown) => {
    // A page without a map is better than no page.
    services.warn(fault, 'The list of postcodes could not be read.');
    return null;
  });
  const { mapImageUrl, mapFrameUrl } = site.switches;
  const { slug, city, state, postcode, mapKey, placeId } = location;
  const provided =
    mapImageUrl === null || mapKey === null ? null : mapAddress(mapImageUrl, { ...point, map_key: mapKey, place_id: placeId });
  if (point === null && provided === null) return null;
  const capital = australianOutlines.capitalOf(state);
  const bearing = point === null || capital === null ? null : bearingWords(capital, point);
  return {
    kind: provided === null ? 'drawn' : 'provided',
    src: provided ?? drawnMapHref(slug),
    alt: `Map of ${city} ${state} and the area around it${bearing === null ? '' : `. ${bearing}`}`,
    suburb: city,
    bearing,
    approximate: point?.isApproximate === true ? `Shown at the centre of postcode ${postcode}` : null,
    frameSrc: mapFrameUrl === null ? null : frameSrc(mapFrameUrl, location, point),
  };
}

/** About two kilometres in each direction. */
const AROUND = 0.02;

function frameSrc(template: string, { mapKey, placeId }: Location, point: LocationPoint | null): string | null {
  const figure = (degrees: number) => degrees.toFixed(5);
  const around =
    point === null
      ? {}
      : {
          lat: figure(point.lat),
          long: figure(point.long),
          south: figure(point.lat - AROUND),
          north: figure(point.lat + AROUND),
          west: figure(point.long - AROUND),
          east: figure(point.long + AROUND),
        };
  return mapAddress(template, { map_key: mapKey, place_id: placeId, ...around });
}
