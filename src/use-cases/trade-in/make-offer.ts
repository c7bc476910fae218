import { isoDay } from '#src/rules/time/local-day.ts';
import { readAnswers } from '#src/rules/trade-in/condition.ts';
import { readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { type FigureLimit, figureLimit, isSurelyOld } from '#src/rules/trade-in/figure-limits.ts';
import { marketForCar } from '#src/rules/trade-in/market-for-car.ts';
import { offerEvidence } from '#src/rules/trade-in/offer-evidence.ts';
import { offerUntil } from '#src/rules/trade-in/offer-until.ts';
import { tradeInOffer } from '#src/rules/trade-in/trade-in-offer.ts';
import type { NewOffer } from '#src/store/trade-in/offers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type OwnCar, ownCar } from './describe-car.ts';

/** Why a car gets no figure: its age, its kilometres, or too few like it. */
export type NoFigure = FigureLimit | 'few';

type OfferContext = Pick<Context, 'site' | 'store'> & { readonly services: Pick<Context['services'], 'now'> };

/** Why a car gets no figure, as far as is known without asking the market (ledger T3). */
export function limitOf({ site, services }: OfferContext, car: OwnCar, kms: number | null): FigureLimit | null {
  return figureLimit({ ...car, kms }, isoDay(site.switches.timeZone, services.now()));
}

/** Whether a car's age is known well enough to say that it is too old. */
export const isCarSurelyOld = ({ site, services }: Pick<OfferContext, 'site' | 'services'>, car: OwnCar): boolean =>
  isSurelyOld(car, isoDay(site.switches.timeZone, services.now()));

/** The offer that a lead's answers make, to be stored with them; or why there is none. Past the limits the market is not even asked. */
export async function makeOffer(
  context: OfferContext,
  fields: Readonly<Record<string, string>>,
): Promise<NewOffer | NoFigure | null> {
  const { site, services, store } = context;
  const car = ownCar(fields);
  if (car === null || !/^\d+$/.test(fields.kms ?? '')) return null;
  const kms = Number(fields.kms);
  const limit = limitOf(context, car, kms);
  if (limit !== null) return limit;
  const [answers, marks] = [readAnswers(fields), readMarks(fields.marks ?? '')];
  if (answers === null || marks === null) return null;
  const { make, model, year, badge } = car;
  const { itemType, timeZone, tradeInMargin, tradeInReadyCost, tradeInOfferDays } = site.switches;
  const market = marketForCar(car, await store.tradeIn.listings({ itemType, make, model, year, most: MOST_LISTINGS }));
  const costs = { marginPercent: tradeInMargin, readyDollars: tradeInReadyCost };
  const figures = market === null ? null : tradeInOffer({ year, kms, market, answers, marks, costs });
  if (market === null || figures === null) return 'few';
  const { rows: reasons, ...cents } = figures;
  const now = services.now();
  return {
    car: { year, make, model, badge, kms },
    ...cents,
    reasons,
    evidence: offerEvidence(market),
    madeAt: new Date(now),
    until: new Date(offerUntil(timeZone, now, tradeInOfferDays)),
  };
}

const MOST_LISTINGS = 400;
