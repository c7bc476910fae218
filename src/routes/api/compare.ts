import { problemAnswer } from '#src/http/problem-answer.ts';
import { compareIds } from '#src/rules/favourites/compare.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** Kept vehicles side by side, by their ids (ledger A5). */
export async function loader({ request, context }: ApiArgs) {
  const ctx = context.get(pageContext);
  if (showFavourites(ctx) === null) return problemAnswer(404, 'There is nothing at this address.');
  return Response.json(await compareVehicles(ctx, compareIds(new URL(request.url).searchParams.get('ids'))));
}
