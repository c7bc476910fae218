import type { OfferEvidence } from '#src/rules/trade-in/offer-evidence.ts';
import type { OfferedCar } from '#src/rules/trade-in/offered-car.ts';
import type { OfferRow } from '#src/rules/trade-in/trade-in-offer.ts';
import { defaulted, integer, json, nullable, smallints, text, timestamptz, uuid } from './column.ts';

/** Offers for shoppers' own cars, and the names that such cars are chosen by. */
export const tradeInTables = {
  tradeInOffer: {
    id: defaulted(uuid),
    siteId: integer,
    leadId: uuid,
    car: json<OfferedCar>(),
    lowCents: integer,
    middleCents: integer,
    highCents: integer,
    reasons: json<readonly OfferRow[]>(),
    evidence: json<OfferEvidence>(),
    madeAt: timestamptz,
    until: timestamptz,
    acceptedAt: nullable(timestamptz),
  },
  tradedName: {
    dealershipId: nullable(integer),
    itemType: text,
    makeKey: text,
    modelKey: text,
    nameKey: text,
    name: text,
    years: smallints,
  },
};
