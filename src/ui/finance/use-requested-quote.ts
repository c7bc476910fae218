import { useEffect } from 'react';
import { readQuote } from '#src/rules/finance/finance-quote.ts';
import type { FinanceView } from '#src/views/finance/finance-view.ts';
import { isQuoted, rememberQuote, useQuote } from './quotes.ts';

/**
 * Requests a vehicle's quote from the lender once a visit and stores it for everything that shows it; a failure changes nothing
 * (ledger M8).
 */
export function useRequestedQuote({ quote, carId }: Pick<FinanceView, 'quote' | 'carId'>): void {
  const [href, key] = quote === null ? [null, null] : [quote.href, quote.key];
  const isThere = useQuote(key) !== null;
  useEffect(() => {
    if (href === null || isThere || isQuoted(key)) return;
    const leaving = new AbortController();
    requestQuote(href, key, carId, leaving.signal).catch(() => {
      // The server has logged the failure; the estimate stays as it was.
    });
    return () => leaving.abort();
  }, [href, key, carId, isThere]);
}

async function requestQuote(href: string, key: string, carId: number, signal: AbortSignal): Promise<void> {
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: carId }),
    signal,
  });
  const quote = answer.status === 200 ? readQuote(await answer.json()) : null;
  if (quote !== null) rememberQuote(key, quote);
}
