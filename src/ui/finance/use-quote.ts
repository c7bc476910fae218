import { useEffect, useState } from 'react';
import { type EstimateWords, quoteWords } from '#src/rules/finance/estimate-words.ts';
import { readQuote } from '#src/rules/finance/finance-quote.ts';

/** The lender's quote for a vehicle, once it has come; null until then, where none is asked for, and whenever it fails (ledger M8). */
export function useQuote(href: string | null, carId: number): EstimateWords | null {
  const [quote, setQuote] = useState<EstimateWords | null>(null);
  useEffect(() => {
    if (href === null) return;
    const leaving = new AbortController();
    fetchQuote(href, carId, leaving.signal).then(setQuote, () => {
      // The server has written down what went wrong; the estimate stands as it was.
    });
    return () => leaving.abort();
  }, [href, carId]);
  return quote;
}

async function fetchQuote(href: string, carId: number, signal: AbortSignal): Promise<EstimateWords | null> {
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ car_id: carId }),
    signal,
  });
  const quote = answer.status === 200 ? readQuote(await answer.json()) : null;
  return quote === null ? null : quoteWords(quote);
}
