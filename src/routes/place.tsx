import { redirect } from 'react-router';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { DealershipLocations } from '#src/ui/places/dealership-locations.tsx';
import { LocationDetail } from '#src/ui/places/location-detail.tsx';
import { showLocationBySlug } from '#src/views/places/show-location.ts';
import { shareImage } from '#src/views/seo/share-image.ts';
import type { Route } from './+types/place.ts';
import { locationMeta } from './location-meta.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

/** /locations/{slug}: a location, or the locations of a dealership (ledger D4). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = await showLocationBySlug(ctx, params.slug);
  if (found === null) throw notFound();
  if (found.kind === 'moved') throw redirect(found.href, 301);
  const image = found.kind === 'dealership' ? shareImage(ctx, { title: found.page.name, photo: null }) : null;
  return { found, siteName: ctx.site.name, url: ctx.origin + addressPath('place', { slug: params.slug }), image };
}

/** Accepts a location's form here as well as on the location's own page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(visitContext);
  if ((await showLocationBySlug(ctx, params.slug))?.kind !== 'location') throw notFound();
  return takeForm(request, ctx);
}

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { found, siteName, url, image } }) =>
  found.kind === 'location'
    ? locationMeta({ ...found, siteName })
    : pageMeta({
        name: found.page.name,
        title: `${found.page.name}: our locations`,
        description: `The locations of ${found.page.name}: addresses, opening hours and directions.`,
        url,
        siteName,
        image,
      });

export default function PlaceRoute({ loaderData: { found }, actionData }: Route.ComponentProps) {
  return found.kind === 'location' ? (
    <LocationDetail page={found.page} reply={actionData ?? null} />
  ) : (
    <DealershipLocations page={found.page} />
  );
}
