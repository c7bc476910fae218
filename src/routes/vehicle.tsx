import { useEffect } from 'react';
import { redirect } from 'react-router';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { detailHref, isDetailPath } from '#src/rules/vehicle/detail-href.ts';
import { useViewed } from '#src/ui/favourites/viewed-cars.ts';
import { track } from '#src/ui/kit/track.ts';
import { VehicleDetail } from '#src/ui/vehicle/vehicle-detail.tsx';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import type { Route } from './+types/vehicle.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';
import { vehicleMeta } from './vehicle-meta.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const { detailLinkPrefix } = ctx.site.switches;
  if (!isDetailPath(detailLinkPrefix, new URL(request.url).pathname)) throw notFound();
  const found = await viewVehicle(ctx, params.key);
  if (found === null) throw notFound();
  if (found.kind === 'moved') throw redirect(detailHref(detailLinkPrefix, found), 301);
  return { vehicle: found.page, about: found.about, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => vehicleMeta(loaderData);

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const { viewed, carType } = loaderData.vehicle;
  useViewed(viewed);
  useUsedOpened(carType, viewed.id);
  return <VehicleDetail page={loaderData.vehicle} />;
}

/** Reports to analytics each time a used vehicle's page is opened (ledger X1). */
function useUsedOpened(carType: string, carId: number): void {
  useEffect(() => {
    if (carType === 'used') track({ id: EVENTS.usedOpened, about: { car_id: carId } });
  }, [carType, carId]);
}
