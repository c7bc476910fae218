import { answerText } from '#src/adapters/outside/answer-text.ts';
import { CircuitBreaker } from '#src/adapters/outside/circuit-breaker.ts';
import { readComparison } from '#src/rules/market/price-comparison.ts';
import type { MarketProvider } from './market-provider.ts';

export interface OutsideMarketOptions {
  readonly url: string;
  readonly key: string | null;
  readonly now?: () => number;
  readonly timeoutMs?: number;
  readonly restMs?: number;
}

const TIMEOUT_MS = 3_000;
/** After so many failures in a row it is left alone for a while. */
const FAILURES = 5;
const REST_MS = 30_000;
/** An answer is a few figures; a longer one is something else. */
const MAX_BYTES = 64 * 1024;

/**
 * A provider reached over HTTP: it answers a GET with the vehicle's facts in the query string with 200 and a comparison, or with 204, 404 or an
 * empty object when it has none. Anything else is a failure, and so is a timeout. While it keeps failing it is not called.
 */
export function outsideMarket({
  url,
  key,
  now = Date.now,
  timeoutMs = TIMEOUT_MS,
  restMs = REST_MS,
}: OutsideMarketOptions): MarketProvider {
  const refusal = () => new Error('The market provider failed several times in a row and will not be called for a while.');
  const breaker = new CircuitBreaker({ failures: FAILURES, restMs, now, refusal });
  const market: MarketProvider = {
    async compare(vehicle) {
      const address = new URL(url);
      for (const [name, value] of Object.entries(vehicle)) if (value !== null) address.searchParams.set(name, String(value));
      const answer = await fetch(address, {
        headers: { Accept: 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 204 || answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The market provider answered with status ${answer.status}.`);
      }
      const text = await answerText(answer, MAX_BYTES);
      if (text === null) throw new Error('The market provider’s answer was too large.');
      const said = parsed(text);
      if (isEmpty(said)) return null;
      const comparison = readComparison(said);
      if (comparison === null) throw new Error('The market provider’s answer is not a comparison.');
      return comparison;
    },
  };
  return { compare: (vehicle) => breaker.run(() => market.compare(vehicle)) };
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('The market provider’s answer is not JSON.');
  }
}

const isEmpty = (said: unknown): boolean => said === null || (typeof said === 'object' && Object.keys(said).length === 0);
