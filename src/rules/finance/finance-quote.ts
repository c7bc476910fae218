import { isNamed } from './loan-calculator.ts';

/** What a lender is asked for a quote with, in its own words (ledger M8). */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT';
  readonly purchasePrice: number;
  readonly loanTerm: 5;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: '';
}

/** What it answers. */
export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** What a quote is about. */
export interface QuotedCar {
  readonly price: number | null;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly youxQuote: Readonly<Record<string, unknown>> | null;
}

/** Whether a lender is asked for a vehicle's quote: switched on, none there yet, and a price above nothing (ledger M8). */
export const isQuoteWanted = (
  { price, youxQuote }: Pick<QuotedCar, 'price' | 'youxQuote'>,
  { financeQuotes }: { readonly financeQuotes: boolean },
): boolean => financeQuotes && readQuote(youxQuote) === null && price !== null && price > 0;

/** The question for a vehicle's quote; null where none is asked (ledger M8). */
export function quoteRequest(car: QuotedCar, given: { readonly financeQuotes: boolean }): QuoteRequest | null {
  const { price, year, vin, nvic } = car;
  if (price === null || !isQuoteWanted(car, given)) return null;
  return { selfAssessedCreditScore: 'GREAT', purchasePrice: price, loanTerm: 5, year, vin, nvic, whoIsHelping: '' };
}

/** What a vehicle's quote is kept under in a browser: a new price needs a new quote. */
export const quoteKey = ({ id, price }: { readonly id: number; readonly price: number | null }): string => `${id}:${price ?? ''}`;

/** A lender's answer, or what is stored of one; null where it is not a quote that could be shown. */
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
