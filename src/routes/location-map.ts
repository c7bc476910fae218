import { drawMap } from '#src/use-cases/places/draw-map.ts';
import type { Route } from './+types/location-map.ts';
import { pageContext } from './request-context.ts';

/** /locations/{slug}/map.svg: the map of a location as a picture (ledger D3). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const svg = await drawMap(context.get(pageContext), params.slug);
  return svg === null
    ? new Response('There is no such map.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
    : new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
