import { redirect } from 'react-router';
import type { LocationPages } from '#src/rules/places/location.ts';
import { LocationDetail } from '#src/ui/places/location-detail.tsx';
import { showLocation } from '#src/views/places/show-location.ts';
import type { Route } from './+types/location.ts';
import { locationMeta } from './location-meta.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

/** /contact-us/{slug} and /our-location/{slug}: a site uses one of them, and the other redirects to it (ledger D4). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = await showLocation(ctx, params.slug, underOf(request));
  if (found === null || found.kind === 'dealership') throw notFound();
  if (found.kind === 'moved') throw redirect(found.href, 301);
  return { page: found.page, about: found.about, siteName: ctx.site.name };
}

const underOf = ({ url }: Request): LocationPages =>
  new URL(url).pathname.startsWith('/our-location/') ? 'our-location' : 'contact-us';

/** The form is accepted while the location exists. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(visitContext);
  if ((await showLocation(ctx, params.slug, underOf(request))) === null) throw notFound();
  return takeForm(request, ctx);
}

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => locationMeta(loaderData);

export default function LocationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LocationDetail page={loaderData.page} reply={actionData ?? null} />;
}
