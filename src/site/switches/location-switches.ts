import { z } from 'zod';
import { LOCATION_PAGES } from '#src/rules/places/location-href.ts';
import { unknownPlaceholders } from '#src/rules/places/map-address.ts';
import { outsideUrl } from '#src/site/outside-url.ts';
import { page } from './switch-meta.ts';

/** A provider's address with places for what is known of a location. */
const template = outsideUrl.refine(
  (text) => unknownPlaceholders(text).length === 0,
  'may have in braces only map_key, place_id, lat, long, west, south, east and north',
);

/** Where a site's locations have their pages, and whose maps these show. */
export const locationSwitches = {
  locationPages: z
    .enum(LOCATION_PAGES)
    .default('contact-us')
    .meta(page('What the addresses of locations’ pages begin with: /contact-us/{location} or /our-location/{location}.')),
  mapImageUrl: template
    .nullable()
    .default(null)
    .meta(
      page(
        'A provider’s picture of a location’s map, such as https://maps.example/{map_key}.png, for locations with a map_key; empty for the platform’s own drawing.',
      ),
    ),
  mapFrameUrl: template
    .nullable()
    .default(null)
    .meta(
      page(
        'A provider’s map to move about in, such as https://maps.example/?at={lat},{long}; fetched only when a visitor asks for it. Empty for none.',
      ),
    ),
};
