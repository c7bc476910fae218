import { type Vehicle, vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** Where a vehicle's views are counted and asked for, with what its page knows of it; null where the site does not show them (ledger V16). */
export function viewsHref({ site }: Pick<PageContext, 'site'>, car: Vehicle): string | null {
  if (!site.switches.showsViews) return null;
  const known = new URLSearchParams({
    photos_count: String(car.images.length),
    updated_at: new Date(car.updatedAt).toISOString(),
    website_id: String(site.id),
  });
  return `${vehiclePath(car)}/view.json?${known}`;
}
