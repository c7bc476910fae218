import { z } from 'zod';
import { LOCATION_PAGES } from '#src/rules/places/location.ts';
import { unknownPlaceholders } from '#src/rules/places/map-address.ts';
import { outsideUrl } from '#src/site/fields.ts';
import { page } from './switch-meta.ts';

/** A provider's address with placeholders for a location's values. */
const template = outsideUrl.refine(
  (text) => unknownPlaceholders(text).length === 0,
  'may have in braces only map_key, place_id, lat, long, west, south, east and north',
);

/** The addresses of location pages, and whose maps they show. */
export const locationSwitches = {
  locationPages: z
    .enum(LOCATION_PAGES)
    .default('contact-us')
    .meta(
      page('Address of location pages', 'Whether location pages are at /contact-us/{location} or at /our-location/{location}.'),
    ),
  mapImageUrl: template
    .nullable()
    .default(null)
    .meta(
      page(
        'Map image address',
        'The address of a provider’s map image, such as https://maps.example/{map_key}.png, for locations that have a map key. Leave empty to use the platform’s own drawing.',
      ),
    ),
  mapFrameUrl: template
    .nullable()
    .default(null)
    .meta(
      page(
        'Interactive map address',
        'The address of a provider’s interactive map, such as https://maps.example/?at={lat},{long}. It is loaded only when a visitor opens it. Leave empty for no interactive map.',
      ),
    ),
};
