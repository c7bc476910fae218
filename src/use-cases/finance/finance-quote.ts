import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { type Quote, type QuoteRequest, quoteRequest } from '#src/rules/finance/finance-quote.ts';
import { financeInput } from '#src/site/finance.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { FieldError } from '#src/use-cases/leads/lead-types.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** What came of asking for a quote. 'none' is also what a failure looks like from outside (ledger M8). */
export type QuoteAnswer =
  | { readonly kind: 'quote'; readonly quote: Quote }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/**
 * A lender's quote: for a vehicle of this site by its id, or for what the request itself says. Asked only where it is switched on, there is no
 * quote yet and there is a price; a failure is written down and disturbs nobody (ledger M8).
 */
export async function requestQuote(context: Context, body: Readonly<Record<string, unknown>>): Promise<QuoteAnswer> {
  const { site, services, sender } = context;
  const isOn = site.switches.financeEnabled && site.dealerships.some(({ switches }) => switches.financeQuotes);
  if (!isOn) return { kind: 'unknown' };
  const wanted = body.car_id === undefined ? fromBody(body) : await fromCar(context, body.car_id);
  if ('kind' in wanted) return wanted;
  const ip = sender?.ip ?? '';
  const taking = { siteId: site.id };
  if (services.lookUps.take(ip, taking) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.lookUps.retryAfter(ip, taking) };
  try {
    return { kind: 'quote', quote: await services.quotes.quote(wanted) };
  } catch (error) {
    services.warn(error, 'No finance quote could be had.');
    return { kind: 'none' };
  }
}

async function fromCar(context: Context, key: unknown): Promise<QuoteRequest | QuoteAnswer> {
  const car = typeof key === 'string' || typeof key === 'number' ? await findVehicle(context, String(key)) : null;
  if (car === null) return { kind: 'unknown' };
  const given = financeInput(context.site, car.dealershipId, context.now);
  return (canBeQuoted(car, given) ? quoteRequest(car, given) : null) ?? { kind: 'none' };
}

/** What a request says itself; the score, the term and the helper are fixed whatever it says. */
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
