import type { MetaDescriptor } from 'react-router';
import type { AboutLocation } from '#src/views/places/about-location.ts';
import type { LocationPage } from '#src/views/places/show-location.ts';
import { pageMeta } from './page-meta.ts';

interface Input {
  readonly page: Pick<LocationPage, 'location'>;
  readonly about: AboutLocation;
  readonly siteName: string;
}

/** Ledger W1. */
export function locationMeta({ page, about, siteName }: Input): MetaDescriptor[] {
  const { name, city, state, postcode } = page.location.location;
  return pageMeta({
    name,
    title: `${name}: hours, map and contact`,
    description: `${name}, ${city} ${state} ${postcode}: opening hours, map, phone and directions.`,
    ...about,
    siteName,
  });
}
