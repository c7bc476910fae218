import { isShown, type PriceComparison, readComparison } from '#src/rules/market/price-comparison.ts';

/**
 * Asks for a price comparison; null where there is one that may not be shown (ledger M10). Throws with a reason where it fails, 'No data returned'
 * where the answer is empty.
 */
export async function requestMarket(href: string, signal: AbortSignal): Promise<PriceComparison | null> {
  const answer = await fetch(href, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The price comparison was answered with status ${answer.status}.`);
  const text = await answer.text();
  const said: unknown = text.trim() === '' ? null : JSON.parse(text);
  if (said === null || (typeof said === 'object' && Object.keys(said).length === 0)) throw new Error('No data returned');
  const comparison = readComparison(said);
  return comparison !== null && isShown(comparison) ? comparison : null;
}
