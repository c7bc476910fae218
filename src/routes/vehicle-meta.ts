import type { MetaDescriptor } from 'react-router';
import type { AboutVehicle } from '#src/views/vehicle/about-vehicle.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { pageMeta } from './page-meta.ts';

interface Input {
  readonly vehicle: Pick<VehiclePage, 'title' | 'badge' | 'description' | 'indexed'>;
  readonly about: AboutVehicle;
  readonly siteName: string;
}

/** Ledger W1. */
export function vehicleMeta({ vehicle, about, siteName }: Input): MetaDescriptor[] {
  const title = [vehicle.title, vehicle.badge].filter((part) => part !== null).join(' ');
  return pageMeta({
    ...about,
    name: title,
    title: `${title} | ${siteName}`,
    description: vehicle.description,
    siteName,
    type: 'product',
    imageAlt: about.name,
    isIndexed: vehicle.indexed,
  });
}
