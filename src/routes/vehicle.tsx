import { redirect } from 'react-router';
import { useViewed } from '#src/ui/garage/use-viewed.ts';
import { VehicleDetail } from '#src/ui/vehicle/vehicle-detail.tsx';
import { viewVehicle } from '#src/use-cases/view-vehicle.ts';
import type { Route } from './+types/vehicle.ts';
import { notFound } from './not-found-answer.ts';
import { requestContext } from './request-context.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const found = await viewVehicle(ctx, params.key);
  if (found === null) throw notFound();
  if (found.kind === 'moved') throw redirect(`/cars/${found.slug}`, 301);
  return { vehicle: found.page, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { vehicle, siteName } = loaderData;
  return [
    { title: `${[vehicle.title, vehicle.badge].filter((part) => part !== null).join(' ')} | ${siteName}` },
    { name: 'description', content: vehicle.description },
    ...(vehicle.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  useViewed(loaderData.vehicle.viewed);
  return <VehicleDetail page={loaderData.vehicle} />;
}
