import { problemAnswer } from '#src/http/problem-answer.ts';
import { compareWithMarket } from '#src/use-cases/market/compare-with-market.ts';
import type { Route } from './+types/autogauge.ts';
import { pageContext } from './request-context.ts';

/** GET /cars/{slug}/autogauge: a price beside the market's (ledger M10); an empty object where there is nothing to compare it with. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await compareWithMarket(context.get(pageContext), params.key);
  switch (answer.kind) {
    case 'unknown':
      return problemAnswer(404, 'There is nothing at this address.');
    case 'none':
      // What failed now may work the next time: only what is known to be nothing is kept as long as the site's pages are.
      return Response.json({}, answer.isForNow ? NOT_KEPT : {});
    case 'found':
      return Response.json(answer.comparison, answer.isOurs ? {} : NOT_KEPT);
  }
}

const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } };
