import { financeDisclaimerText } from '#src/use-cases/finance-disclaimer-text.ts';
import { problemAnswer } from '#src/use-cases/problem-answer.ts';
import type { Route } from './+types/api-finance-disclaimer.ts';
import { requestContext } from './request-context.ts';

/** GET /api/finance/disclaimer/{id}: what is said under a vehicle's repayments, as text (ledger M6). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const text = await financeDisclaimerText(context.get(requestContext), params.id);
  if (text === null) return problemAnswer(404, 'There is no such vehicle here.');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
