import type { Quote, QuoteRequest } from '#src/rules/finance/finance-quote.ts';

/** A source of finance quotes. Throws NoQuote, with a message for the log, when there is no quote. */
export interface QuoteLender {
  quote(request: QuoteRequest): Promise<Quote>;
}

/** There is no quote; the message says why. */
export class NoQuote extends Error {
  override name = 'NoQuote';
}
