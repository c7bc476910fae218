import type { Quote, QuoteRequest } from '#src/rules/finance/finance-quote.ts';

/** Someone who quotes finance for a vehicle. Where no quote can be had it throws, with a sentence for the log. */
export interface QuoteLender {
  quote(asked: QuoteRequest): Promise<Quote>;
}

/** No quote was had; the sentence says why. */
export class NoQuote extends Error {
  override name = 'NoQuote';
}
