import { answerText } from '#src/adapters/outside/answer-text.ts';
import { CircuitBreaker } from '#src/adapters/outside/circuit-breaker.ts';
import { type Quote, type QuoteRequest, readQuote } from '#src/rules/finance/finance-quote.ts';
import { NoQuote, type QuoteLender } from './quote-lender.ts';

export interface HttpLenderOptions {
  readonly url: string;
  /** Sent as a bearer token; null for a lender that needs none. */
  readonly key: string | null;
  readonly now: () => number;
  /** How long one attempt may take. */
  readonly timeoutMs?: number;
  readonly restMs?: number;
}

const TIMEOUT_MS = 2_500;
const REST_MS = 30_000;
const FAILURES = 5;
const RESTING = 'The lender failed several times in a row and will not be called for a while.';
/** A quote is three numbers: a longer answer is something else. */
const MAX_BYTES = 20_000;

/** A lender's own service over HTTP: called twice at most, each time with a time limit, and not at all while it keeps failing (ledger M8). */
export function httpLender({ url, key, now, timeoutMs = TIMEOUT_MS, restMs = REST_MS }: HttpLenderOptions): QuoteLender {
  const breaker = new CircuitBreaker({ failures: FAILURES, restMs, now, refusal: () => new NoQuote(RESTING) });
  const attempt = async (request: QuoteRequest): Promise<Quote> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answerText(answer, MAX_BYTES);
    if (!answer.ok) throw new Refused(`The lender answered ${answer.status}.`, answer.status >= 500 || answer.status === 429);
    const quote = text === null ? null : readQuote(parsed(text));
    if (quote === null) throw new Refused('The lender’s answer is not a quote.', false);
    return quote;
  };
  const twice = (request: QuoteRequest) =>
    attempt(request).catch((error: unknown) => {
      if (error instanceof Refused && !error.isWorthAnother) throw error;
      return attempt(request);
    });
  return { quote: (request) => breaker.run(() => twice(request).catch((error: unknown) => Promise.reject(inWords(error)))) };
}

/** An answer that was not a quote, and whether a retry may help. */
class Refused extends NoQuote {
  readonly isWorthAnother: boolean;
  constructor(message: string, isWorthAnother: boolean) {
    super(message);
    this.isWorthAnother = isWorthAnother;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function inWords(error: unknown): NoQuote {
  if (error instanceof NoQuote) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new NoQuote(isLate ? 'The lender gave no answer in time.' : 'The lender could not be reached.', { cause: error });
}
