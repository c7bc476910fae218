import { suggestPlaces } from '#src/use-cases/places/suggest-places.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/places?near=gee: suburbs and postcodes that begin so, for the field that searches near a place (ledger S23). */
export const loader = async ({ request }: ApiArgs): Promise<Response> =>
  Response.json({ places: await suggestPlaces(new URL(request.url).searchParams.get('near') ?? '') });
