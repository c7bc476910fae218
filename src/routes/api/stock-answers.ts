import { openApiDocument } from '#src/http/api/open-api-document.ts';
import { problemAnswer } from '#src/http/problem-answer.ts';
import { compareIds } from '#src/rules/favourites/compare.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { suggestPlaces } from '#src/use-cases/places/suggest-places.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import { financeDisclaimerText } from '#src/views/finance/finance-disclaimer-text.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { searchDocument } from '#src/views/search/search-document.ts';
import { similarIds } from '#src/views/vehicle/similar-vehicles.ts';
import { vehicleAnswer } from '#src/views/vehicle/vehicle-answer.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/openapi.json: the description of this API (ledger W6). */
export const description = ({ context }: ApiArgs): Response => Response.json(openApiDocument(context.get(pageContext)));

/** GET /api/search: the search page's query string, answered in JSON (ledger I2). */
export async function search({ request, context }: ApiArgs): Promise<Response> {
  const query = readSearchQuery(new URL(request.url).searchParams);
  return Response.json(searchAnswer(context.get(pageContext), query, await placesFor(query)));
}

/** GET /api/results/{slug}/{model}: a search page’s data, for the page that changes its results in place (ledger S11). */
export async function results({ request, context }: ApiArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [slug = '', model] = pathname.replace(/\/$/, '').split('/').slice(RESULTS_DEPTH).map(decodeURIComponent);
  const found = await searchDocument(context.get(pageContext), { slug, model, params: searchParams });
  return found === null ? problemAnswer(404, 'There is nothing at this address.') : Response.json(found);
}

/** The number of parts before the slug in /api/results/{slug}. */
const RESULTS_DEPTH = 3;

/** GET /api/places?near=gee: suburbs and postcodes that begin with the text, for searching near a place (ledger S23). */
export const places = async ({ request }: ApiArgs): Promise<Response> =>
  Response.json({ places: await suggestPlaces(new URL(request.url).searchParams.get('near') ?? '') });

/** GET /api/cars/{slug}: all data of a vehicle, by its slug or id (ledger V20, V21). */
export async function vehicle({ key, context }: ApiArgs): Promise<Response> {
  const answer = await vehicleAnswer(context.get(pageContext), key);
  return answer === null ? problemAnswer(404, 'There is no such vehicle here.') : Response.json(answer);
}

/** GET /api/cars/{slug}/similar: the ids of similar vehicles, the most similar first (ledger V13). */
export async function similar({ key, context }: ApiArgs): Promise<Response> {
  const ids = await similarIds(context.get(pageContext), key);
  return ids === null ? problemAnswer(404, 'There is no such vehicle here.') : Response.json({ ids });
}

/** Favourites side by side, by their ids (ledger A5). */
export async function compare({ request, context }: ApiArgs): Promise<Response> {
  const ctx = context.get(pageContext);
  if (showFavourites(ctx) === null) return problemAnswer(404, 'There is nothing at this address.');
  return Response.json(await compareVehicles(ctx, compareIds(new URL(request.url).searchParams.get('ids'))));
}

/** GET /api/finance/disclaimer/{id}: the disclaimer under a vehicle's repayments, as plain text (ledger M6). */
export async function disclaimer({ key, context }: ApiArgs): Promise<Response> {
  const text = await financeDisclaimerText(context.get(pageContext), key);
  if (text === null) return problemAnswer(404, 'There is no such vehicle here.');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
