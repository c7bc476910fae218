import { nextSteps } from '#src/rules/leads/next-steps.ts';
import type { LocationMap } from '#src/views/places/location-map.ts';
import type { LocationView } from '#src/views/places/location-view.ts';
import type { LocationPage } from '#src/views/places/show-location.ts';
import { sampleForm } from './sample-form.ts';
import { sampleHours, sampleReviews } from './sample-places.ts';

/** A made-up location, with the facts that a test or the showcase states. */
export function sampleLocation(name: string, facts: Partial<LocationView> = {}): LocationView {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    location: { name, street: '', city: 'Orange', state: 'NSW', postcode: '2800', phone: '(02) 7010 2800' },
    type: 'Sales',
    href: `/contact-us/${slug}`,
    contactHref: `/contact-us/${slug}#contact-form`,
    directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=Orange',
    stockHref: `/search/${slug}`,
    picture: null,
    map: null,
    hours: sampleHours(),
    rating: sampleReviews('/images/suv-a/front').rating,
    licences: ['Dealer licence SAMPLE-0000'],
    ...facts,
  };
}

export const sampleLocationPage = (facts: Partial<LocationPage> = {}): LocationPage => ({
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Contact us', href: '/contact-us' },
    { label: 'Sample Yard', href: null },
  ],
  location: sampleLocation('Sample Yard'),
  types: [],
  form: sampleForm('contact'),
  steps: nextSteps('contact', 'car'),
  reviews: sampleReviews('/images/suv-a/front'),
  others: [],
  ...facts,
});

/** A made-up map with only a shore. */
export const sampleMap = (facts: Partial<LocationMap> = {}): LocationMap => ({
  kind: 'drawn',
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="640"><rect width="1600" height="640" fill="#eef1f3"/><path d="M900 0q-60 160 10 320t-40 320h730V0z" fill="#fff" stroke="#9aa3ab"/></svg>')}`,
  alt: 'Map of Orange NSW and the area around it',
  suburb: 'Orange',
  bearing: 'About 206 km west of Sydney',
  approximate: null,
  frameSrc: null,
  ...facts,
});
