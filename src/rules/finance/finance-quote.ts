import { isNamed } from './repayment.ts';

/** A quote request in the lender's own format (ledger M8). */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT';
  readonly purchasePrice: number;
  readonly loanTerm: 5;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: '';
}

export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

export interface QuotedCar {
  readonly price: number | null;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly youxQuote: Readonly<Record<string, unknown>> | null;
}

/** Whether to request a quote for a vehicle: quotes are on, it has none yet, and it has a price (ledger M8). */
export const isQuoteWanted = (
  { price, youxQuote }: Pick<QuotedCar, 'price' | 'youxQuote'>,
  { financeQuotes }: { readonly financeQuotes: boolean },
): boolean => financeQuotes && readQuote(youxQuote) === null && price !== null && price > 0;

/** The quote request for a vehicle; null if none is to be made (ledger M8). */
export function quoteRequest(car: QuotedCar, input: { readonly financeQuotes: boolean }): QuoteRequest | null {
  const { price, year, vin, nvic } = car;
  if (price === null || !isQuoteWanted(car, input)) return null;
  return { selfAssessedCreditScore: 'GREAT', purchasePrice: price, loanTerm: 5, year, vin, nvic, whoIsHelping: '' };
}

/** The browser's storage key of a vehicle's quote: a new price needs a new quote. */
export const quoteKey = ({ id, price }: { readonly id: number; readonly price: number | null }): string => `${id}:${price ?? ''}`;

/** How long a quote holds in the browser that requested it: about a visit (ledger M8). After that the lender is asked again. */
const QUOTE_MS = 30 * 60_000;

/** Whether a quote that was given at an instant still holds. One from the future, by a clock that was wrong, does not for ever. */
export const isQuoteCurrent = (at: number, now: number): boolean => Math.abs(now - at) < QUOTE_MS;

/** Reads a lender's answer or a stored quote; null if it is not a quote that could be shown. */
export function readQuote(answer: unknown): Quote | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = answer as Record<string, unknown>;
  return isAmount(weeklyRepaymentAmount, 100_000) &&
    isNamed(weeklyRepaymentAmount) &&
    isAmount(comparisonRate, 100) &&
    isAmount(advertisedRate, 100)
    ? { weeklyRepaymentAmount, comparisonRate, advertisedRate }
    : null;
}

const isAmount = (value: unknown, most: number): value is number => typeof value === 'number' && value > 0 && value <= most;
