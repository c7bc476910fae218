import { redirect } from 'react-router';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { VehicleFormPage } from '#src/ui/leads/vehicle-form-page.tsx';
import { showVehicleForm } from '#src/views/leads/show-form.ts';
import type { Route } from './+types/vehicle-form.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = await showVehicleForm(ctx, params.key, params.form);
  if (found === null) throw notFound();
  if (found.kind === 'moved') throw redirect(addressPath('vehicleForm', { key: found.slug, form: params.form }), 301);
  return { page: found.page, siteName: ctx.site.name };
}

export const action = ({ request, context }: Route.ActionArgs) => takeForm(request, context.get(visitContext));

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) => [
  { title: `${page.heading}: ${page.car.name} | ${siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function VehicleFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VehicleFormPage page={loaderData.page} reply={actionData ?? null} />;
}
