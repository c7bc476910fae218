import { readQuote } from '#src/rules/finance/finance-quote.ts';
import { quoteOf, rememberQuote } from './quotes.ts';

/**
 * Requests a vehicle's quote from the lender, unless this visit has it, and stores it for everything that shows it. The server logs a
 * failure (ledger M8).
 */
export async function requestQuote(href: string, key: string, carId: number): Promise<void> {
  if (quoteOf(key) !== null) return;
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: carId }),
  });
  const quote = answer.status === 200 ? readQuote(await answer.json()) : null;
  if (quote !== null) rememberQuote(key, quote);
}
