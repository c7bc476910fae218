import type { MetaDescriptor } from 'react-router';
import type { AboutPlace } from '#src/use-cases/about-place.ts';
import type { LocationPage } from '#src/use-cases/show-location.ts';

interface Given {
  readonly page: Pick<LocationPage, 'place'>;
  readonly about: AboutPlace;
  readonly siteName: string;
}

/** What stands in the head of a location's page: its title, its one address, how a link to it looks where it is shared, and its data (ledger W1). */
export function locationMeta({ page, about, siteName }: Given): MetaDescriptor[] {
  const { name, city, state, postcode } = page.place.place;
  const description = `${name}, ${city} ${state} ${postcode}: opening hours, map, telephone and directions.`;
  const title = name.startsWith(siteName) ? `${name}: hours, map and contact` : `${name} | ${siteName}`;
  const graph = (property: string, content: string) => ({ property: `og:${property}`, content });
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: about.url },
    graph('type', 'website'),
    graph('site_name', siteName),
    graph('locale', 'en_AU'),
    graph('title', name),
    graph('description', description),
    graph('url', about.url),
    { 'script:ld+json': about.graph as Record<string, never> },
  ];
}
