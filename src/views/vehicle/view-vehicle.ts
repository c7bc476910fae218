import { directionsHref, vehicleLocation } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { locationMap } from '#src/views/places/location-map.ts';
import { type AboutVehicle, aboutVehicle } from './about-vehicle.ts';
import { type MapView, type VehiclePage, vehiclePage } from './vehicle-page.ts';

/** What a vehicle's address leads to: its page, its own address when it was requested by id, or null. */
export type VehicleAnswer =
  | { readonly kind: 'page'; readonly page: VehiclePage; readonly about: AboutVehicle }
  | { readonly kind: 'moved'; readonly slug: string }
  | null;

/** A vehicle's page by address or id (ledger V1, I3). One sold long ago still has its page; another site's does not exist (P6, V8). */
export async function viewVehicle(context: PageContext, key: string): Promise<VehicleAnswer> {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  if (key !== car.slug) return { kind: 'moved', slug: car.slug };
  const page = vehiclePage(context, car, await mapOf(context, car));
  return { kind: 'page', page, about: aboutVehicle(context, car, page.crumbs) };
}

/** Returns null when the site does not show where vehicles are, or the vehicle's location is not known. */
async function mapOf(context: PageContext, car: Vehicle): Promise<MapView | null> {
  const location = vehicleLocation(context.showroom, car);
  if (location === null || !context.site.switches.vehicleMap) return null;
  // Only locations that are shown have a drawn map.
  const picture = shownLocations(context).includes(location) ? await locationMap(context, location) : null;
  return { picture, hours: hoursView(context, location), directionsHref: directionsHref(location) };
}
