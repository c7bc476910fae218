import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { type Quote, type QuoteRequest, quoteRequest } from '#src/rules/finance/finance-quote.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { financeInput } from '#src/site/finance.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** The result of a request for a quote. A failure is 'none' as well: visitors do not see it (ledger M8). */
export type QuoteAnswer =
  | { readonly kind: 'quote'; readonly quote: Quote }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/**
 * A lender's quote for a vehicle of this site by its id, or for the figures in the body. It is requested only if quotes are switched on, the vehicle
 * has a price and there is no quote yet; a failure is logged, and the visitor does not see it (ledger M8).
 */
export async function requestQuote(context: Context, body: Readonly<Record<string, unknown>>): Promise<QuoteAnswer> {
  const { site, services } = context;
  const isOn = site.switches.financeEnabled && site.dealerships.some(({ switches }) => switches.financeQuotes);
  if (!isOn) return { kind: 'unknown' };
  const request = body.car_id === undefined ? fromBody(body) : await fromCar(context, body.car_id);
  if ('kind' in request) return request;
  const wait = countLookUp(context);
  if (wait !== null) return { kind: 'tooMany', retryAfterSeconds: wait };
  try {
    return { kind: 'quote', quote: await services.quotes.quote(request) };
  } catch (error) {
    services.warn(error, 'No finance quote could be obtained.');
    return { kind: 'none' };
  }
}

async function fromCar(context: Context, key: unknown): Promise<QuoteRequest | QuoteAnswer> {
  const car = typeof key === 'string' || typeof key === 'number' ? await findVehicle(context, String(key)) : null;
  if (car === null) return { kind: 'unknown' };
  const input = financeInput(context.site, car.dealershipId, context.now);
  return (canBeQuoted(car, input) ? quoteRequest(car, input) : null) ?? { kind: 'none' };
}

/** Reads the figures of a body; the score, the term and the helper are fixed and not read. */
function fromBody(body: Readonly<Record<string, unknown>>): QuoteRequest | QuoteAnswer {
  const { purchasePrice: price, year } = body;
  const errors = [
    ...(typeof price === 'number' && Number.isFinite(price) && price <= 90_000_000
      ? []
      : [{ field: 'purchasePrice', message: 'Please send a price in dollars.' }]),
    ...(typeof year === 'number' && Number.isInteger(year) && year >= 1900 && year <= 2100
      ? []
      : [{ field: 'year', message: 'Please send a year such as 2022.' }]),
  ];
  if (typeof price !== 'number' || typeof year !== 'number' || errors.length > 0) return { kind: 'invalid', errors };
  const car = { price, year, vin: textOf(body.vin), nvic: textOf(body.nvic), youxQuote: null };
  return quoteRequest(car, { financeQuotes: true }) ?? { kind: 'none' };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && /^[A-Za-z0-9]{1,20}$/.test(value) ? value : null);
