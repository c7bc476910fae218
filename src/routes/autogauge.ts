import { problemAnswer } from '#src/http/problem-answer.ts';
import { compareWithMarket } from '#src/use-cases/market/compare-with-market.ts';
import type { Route } from './+types/autogauge.ts';
import { pageContext } from './request-context.ts';

/** GET /cars/{slug}/autogauge: a price compared with the market (ledger M10); an empty object when there is nothing to compare it with. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const answer = await compareWithMarket(context.get(pageContext), params.key);
  switch (answer.kind) {
    case 'unknown':
      return problemAnswer(404, 'There is nothing at this address.');
    case 'none':
      // A failure may be temporary, so only a certain absence is cached with the site's pages.
      return Response.json({}, answer.isForNow ? NOT_CACHED : {});
    case 'found':
      return Response.json(answer.comparison, answer.isOurs ? {} : NOT_CACHED);
  }
}

const NOT_CACHED = { headers: { 'Cache-Control': 'no-store' } };
