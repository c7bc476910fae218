import { problemAnswer } from '#src/http/problem-answer.ts';
import { financeDisclaimerText } from '#src/views/finance/finance-disclaimer-text.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/finance/disclaimer/{id}: what is said under a vehicle's repayments, as text (ledger M6). */
export async function loader({ key, context }: ApiArgs): Promise<Response> {
  const text = await financeDisclaimerText(context.get(pageContext), key);
  if (text === null) return problemAnswer(404, 'There is no such vehicle here.');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
