import { z } from 'zod';
import { LOCATION_PAGES } from '#src/rules/places/location.ts';
import { unknownPlaceholders } from '#src/rules/places/map-address.ts';
import { outsideUrl, slugSchema } from '#src/site/fields.ts';
import { page, perDealership, server } from './switch-meta.ts';

/** A provider's address with placeholders for a location's values. */
const template = outsideUrl.refine(
  (text) => unknownPlaceholders(text).length === 0,
  'may have in braces only map_key, place_id, lat, long, west, south, east and north',
);

/** Location pages: their addresses, maps, opening hours and reviews. */
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
  closedDays: z
    .enum(['Closed', 'By appointment only'])
    .default('Closed')
    .meta(
      perDealership(page('Text for closed days', 'The text shown in the opening hours for a day when a location is closed.')),
    ),
  enquireWhenClosed: z
    .array(slugSchema)
    .default([])
    .meta(
      page(
        'Service locations to enquire at when closed',
        'For these service locations, named by slug, closed days show an “Enquire Now” link to the location’s page.',
      ),
    ),
  reviewsMinimum: z
    .number()
    .min(0)
    .max(5)
    .default(4)
    .meta(page('Minimum rating', 'Ratings and reviews are shown only if the average rating is above this.')),
  reviewsHidden: z.boolean().default(false).meta(page('Hide reviews', 'When on, the site shows no ratings or reviews.')),
  reviewsHiddenNames: z
    .array(z.string().min(1))
    .default([])
    .meta(server('Reviewers to hide', 'Reviews by customers with these names are hidden.')),
};
