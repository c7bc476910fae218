import type { MetaDescriptor } from 'react-router';
import type { AboutVehicle } from '#src/use-cases/about-vehicle.ts';
import type { VehiclePage } from '#src/use-cases/vehicle-page-types.ts';
import { sharedMeta } from './shared-meta.ts';

interface Given {
  readonly vehicle: Pick<VehiclePage, 'title' | 'badge' | 'description' | 'indexed'>;
  readonly about: AboutVehicle;
  readonly siteName: string;
}

/** What stands in the head of a vehicle's page: its title, its one address, how a link to it looks where it is shared, and its data (ledger W1). */
export function vehicleMeta({ vehicle, about, siteName }: Given): MetaDescriptor[] {
  const title = [vehicle.title, vehicle.badge].filter((part) => part !== null).join(' ');
  const { description } = vehicle;
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    ...(vehicle.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...sharedMeta({ ...about, type: 'product', siteName, title, description, imageAlt: about.name }),
  ];
}
