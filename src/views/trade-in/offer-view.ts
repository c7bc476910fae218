import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { weekdayText } from '#src/rules/time/weekday-text.ts';
import { kmAllowed } from '#src/rules/trade-in/offer-until.ts';
import { carWords } from '#src/rules/trade-in/offered-car.ts';
import { isValuedAgainst } from '#src/rules/trade-in/outside-valuation.ts';
import { changeText, dollarsText, rangeText, regoText } from '#src/rules/trade-in/valuation-words.ts';
import type { StoredOffer } from '#src/store/trade-in/offers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { Valuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { type DescribedCondition, describedCondition } from './described-condition.ts';
import { type EvidenceView, evidenceView } from './evidence-view.ts';

/** An offer as its shopper sees it. */
export interface OfferView {
  readonly id: string;
  readonly line: readonly string[];
  readonly range: string;
  readonly middle: string;
  /** '5 pm on Sunday 22 November'. */
  readonly goodUntil: string;
  readonly kmAllowed: string;
  readonly reasons: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isMore: boolean;
    readonly why: string | null;
  }[];
  readonly eachWay: string;
  readonly evidence: EvidenceView;
  readonly condition: DescribedCondition;
  /** The vehicle that the shopper was looking at, and what is left to pay for it. */
  readonly against: { readonly name: string; readonly left: string } | null;
  readonly days: number;
  /** What the browser saves with the lead, where the site wants that (ledger T2). */
  readonly saved: { readonly lead_id: string; readonly low: number; readonly middle: number; readonly high: number } | null;
}

export async function offerView(context: Context, valuation: Valuation, offer: StoredOffer): Promise<OfferView> {
  const { lead } = valuation;
  const { switches } = context.site;
  const { lowCents, middleCents, highCents, car } = offer;
  const rego = lead.fields.rego ?? '';
  return {
    id: offer.id,
    line: [carWords(car), ...(rego === '' ? [] : [regoText(rego)]), `${numberText(car.kms)} km`],
    range: rangeText(offer),
    middle: dollarsText(middleCents),
    goodUntil: untilText(context, offer),
    kmAllowed: numberText(kmAllowed(car.kms)),
    reasons: offer.reasons.map(({ label, cents, why }, at) => ({
      label,
      amount: at === 0 ? dollarsText(cents) : changeText(cents),
      isMore: at > 0 && cents > 0,
      why,
    })),
    eachWay: dollarsText((highCents - lowCents) / 2),
    evidence: evidenceView(context, offer),
    condition: describedCondition(lead.fields),
    against: await againstView(context, lead.vehicleId, middleCents),
    days: switches.tradeInOfferDays,
    saved: switches.savesValuation
      ? { lead_id: lead.id, low: lowCents / 100, middle: middleCents / 100, high: highCents / 100 }
      : null,
  };
}

/** '5 pm on Sunday 22 November', on the site's clock. */
function untilText({ site, services }: Context, { until }: Pick<StoredOffer, 'until'>): string {
  const { timeZone } = site.switches;
  const at = until.getTime();
  return `${clockText(timeZone, at)} on ${weekdayText(timeZone, at)} ${longDayText(timeZone, at, services.now())}`;
}

async function againstView(context: Context, vehicleId: number | null, middleCents: number): Promise<OfferView['against']> {
  const car = vehicleId === null ? null : await findVehicle(context, String(vehicleId));
  if (car === null || !isValuedAgainst(car) || car.price === null) return null;
  const left = car.price * 100 - middleCents;
  return left <= 0 ? null : { name: vehicleName(car), left: dollarsText(left) };
}
