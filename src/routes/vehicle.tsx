import { redirect } from 'react-router';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { detailHref, isDetailPath } from '#src/rules/vehicle/detail-href.ts';
import { TrackOn } from '#src/ui/kit/track-on.tsx';
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

export default function VehicleRoute({ loaderData: { vehicle } }: Route.ComponentProps) {
  const { viewed, carType, counted } = vehicle;
  return (
    <>
      <VehicleDetail page={vehicle} />
      <fc-viewed hidden data-car={JSON.stringify(viewed)} />
      <TrackOn
        on="open"
        event={{
          // Only used cars have a number; the standard counts every vehicle.
          ...(carType === 'used' ? { id: EVENTS.usedOpened } : { id: null, standard: 'asc_item_pageview' }),
          about: counted,
        }}
      />
    </>
  );
}
