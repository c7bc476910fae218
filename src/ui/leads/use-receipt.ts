import { useEffect, useState } from 'react';
import type { Receipt } from '#src/views/leads/show-receipt.ts';

/**
 * What was sent, for the visitor who sent it (the address names it); null for anyone else, and until it has loaded. The page itself is rendered without
 * knowing the visitor.
 */
export function useReceipt(): Receipt | null {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useEffect(() => {
    const lead = new URLSearchParams(window.location.search).get('lead') ?? '';
    const leaving = new AbortController();
    if (lead !== '')
      fetch('/api/leads/receipt', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ lead_id: lead }),
        signal: leaving.signal,
      })
        .then(async (answer) => (answer.ok ? setReceipt((await answer.json()) as Receipt) : undefined))
        .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return receipt;
}
