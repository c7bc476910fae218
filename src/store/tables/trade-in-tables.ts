import type { OfferEvidence } from '#src/rules/trade-in/offer-evidence.ts';
import type { OfferedCar } from '#src/rules/trade-in/offered-car.ts';
import type { OfferRow } from '#src/rules/trade-in/trade-in-offer.ts';
import { defaulted, integer, json, nullable, timestamptz, uuid } from './column.ts';

/** Offers for shoppers' own cars. */
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
};
