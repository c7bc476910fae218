import { EXAMPLE } from '#src/rules/finance/comparison-rate.ts';
import { type EstimateWords, estimateWords, quoteWords } from '#src/rules/finance/estimate-words.ts';
import { canBeFinanced, type FinancedCar } from '#src/rules/finance/finance-eligibility.ts';
import { type EstimateOffer, financeEstimate } from '#src/rules/finance/finance-estimate.ts';
import { readQuote } from '#src/rules/finance/finance-quote.ts';
import { wholeDollars } from '#src/rules/finance/finance-text.ts';
import type { LenderData, Vehicle } from '#src/rules/stock/vehicle.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Context } from './context.ts';

/** As much of a vehicle as an estimate needs: a card knows no more. */
export type EstimatedCar = FinancedCar &
  Pick<Vehicle, 'dealershipId' | 'youxQuote'> & {
    readonly lenders: readonly (EstimateOffer & Pick<LenderData, 'lender'> & Partial<Pick<LenderData, 'termMonths'>>)[];
  };

type FinanceContext = Pick<Context, 'site' | 'showroom' | 'now'>;

/** What the rules of finance ask of a site on this day: a dealership's switches stand over the site's (ledger P3). */
export const financeGiven = ({ site, now }: FinanceContext, { dealershipId }: Pick<Vehicle, 'dealershipId'>) => ({
  ...(site.dealerships.find(({ id }) => id === dealershipId)?.switches ?? site.switches),
  thisYear: localDay(site.switches.timeZone, now).year,
});

/** The site's lender's offer for a vehicle; null where it made none. */
export const offerOf = <Offer extends Pick<LenderData, 'lender'>>(
  { showroom }: Pick<Context, 'showroom'>,
  car: { readonly lenders: readonly Offer[] },
): Offer | null => car.lenders.find(({ lender }) => lender === showroom.lender?.id) ?? null;

/** The estimate of a vehicle as it is shown on cards, in the sticky header and in the box; null where none may be (ledger M1, P11). */
export function estimateView(context: FinanceContext, car: EstimatedCar): EstimateWords | null {
  const { lender } = context.showroom;
  if (!context.site.switches.financeEnabled) return null;
  const given = financeGiven(context, car);
  const quote = given.financeQuotes && canBeQuoted(car, given) ? readQuote(car.youxQuote) : null;
  // A quote for this very vehicle is nearer the truth than the lender's sample.
  if (quote !== null) return quoteWords(quote);
  const offer = offerOf(context, car);
  const estimate = lender === null ? null : financeEstimate(car, offer, lender, given);
  if (estimate === null) return null;
  const isSample = given.financeSampleRates !== null;
  const months = isSample ? null : (offer?.termMonths ?? null);
  const deposit = isSample ? 0 : (offer?.deposit ?? 0);
  return estimateWords(
    estimate,
    `${months === null ? EXAMPLE.years : months / 12} years, ${deposit > 0 ? `${wholeDollars(deposit)} deposit` : 'no deposit'}.`,
  );
}

/** Whether a quote may be shown or asked for: the exclusions of make and dealership hold for it too, no lender's own rule does. */
export const canBeQuoted = (car: FinancedCar, given: ReturnType<typeof financeGiven>): boolean =>
  canBeFinanced(car, null, 'b', given);
