import type { MetaDescriptor } from 'react-router';
import type { AboutVehicle } from '#src/views/vehicle/about-vehicle.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { pageMeta } from './page-meta.ts';

interface Input {
  readonly vehicle: Pick<VehiclePage, 'headline' | 'description' | 'indexed'>;
  readonly about: AboutVehicle;
  readonly siteName: string;
}

/** Ledger W1. */
export function vehicleMeta({ vehicle, about, siteName }: Input): MetaDescriptor[] {
  return pageMeta({
    ...about,
    name: vehicle.headline,
    description: vehicle.description,
    siteName,
    type: 'product',
    imageAlt: about.name,
    isIndexed: vehicle.indexed,
  });
}
