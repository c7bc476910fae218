import type { MetaDescriptor } from 'react-router';
import type { AboutVehicle } from '#src/use-cases/about-vehicle.ts';
import type { VehiclePage } from '#src/use-cases/vehicle-page-types.ts';

interface Given {
  readonly vehicle: Pick<VehiclePage, 'title' | 'badge' | 'description' | 'indexed'>;
  readonly about: AboutVehicle;
  readonly siteName: string;
}

/** What stands in the head of a vehicle's page: its title, its one address, how a link to it looks where it is shared, and its data (ledger W1). */
export function vehicleMeta({ vehicle, about, siteName }: Given): MetaDescriptor[] {
  const title = [vehicle.title, vehicle.badge].filter((part) => part !== null).join(' ');
  const graph = (name: string, content: string | null) => (content === null ? [] : [{ property: `og:${name}`, content }]);
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: vehicle.description },
    ...(vehicle.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: about.url },
    ...graph('type', 'product'),
    ...graph('site_name', siteName),
    ...graph('locale', 'en_AU'),
    ...graph('title', title),
    ...graph('description', vehicle.description),
    ...graph('url', about.url),
    ...graph('image', about.image),
    ...graph('image:alt', about.image === null ? null : about.name),
    { name: 'twitter:card', content: about.image === null ? 'summary' : 'summary_large_image' },
    { 'script:ld+json': about.graph as Record<string, never> },
  ];
}
