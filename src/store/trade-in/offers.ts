import { sql, type Transaction } from 'kysely';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { OfferEvidence } from '#src/rules/trade-in/offer-evidence.ts';
import type { OfferedCar } from '#src/rules/trade-in/offered-car.ts';
import type { OfferRow } from '#src/rules/trade-in/trade-in-offer.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** An offer as it is stored, with its reasons. */
export interface StoredOffer {
  readonly id: string;
  readonly leadId: string;
  readonly car: OfferedCar;
  readonly lowCents: number;
  readonly middleCents: number;
  readonly highCents: number;
  readonly reasons: readonly OfferRow[];
  readonly evidence: OfferEvidence;
  readonly madeAt: Date;
  readonly until: Date;
  readonly acceptedAt: Date | null;
}

/** An offer to store with the step that made it. */
export type NewOffer = Omit<StoredOffer, 'id' | 'leadId' | 'acceptedAt'>;

/** A shopper who accepts the offer that they were shown; without its id, whichever there is. */
export interface Acceptance {
  readonly offer: string | null;
  readonly now: Date;
}

/** An accepted offer, with the vehicles that paid purchases have put it towards. */
export interface OpenStoredOffer extends StoredOffer {
  readonly usedFor: readonly number[];
}

export interface OpenOfferQuery {
  readonly visitorHash: string | null;
  readonly shopperId: string | null;
  readonly now: Date;
}

const COLUMNS = sql.raw('id, lead_id, car, low_cents, middle_cents, high_cents, reasons, evidence, made_at, until, accepted_at');

export async function readOwnOffer(
  trx: Transaction<Tables>,
  siteId: number,
  leadId: string,
  visitorHash: string,
): Promise<StoredOffer | null> {
  if (!isUuid(leadId)) return null;
  const { rows } = await sql<StoredOffer>`
    select ${COLUMNS} from own_trade_in_offer(${siteId}, ${leadId}::uuid, ${visitorHash})`.execute(trx);
  return rows[0] ?? null;
}

export async function readOpenOffers(
  trx: Transaction<Tables>,
  siteId: number,
  { visitorHash, shopperId, now }: OpenOfferQuery,
): Promise<OpenStoredOffer[]> {
  const { rows } = await sql<StoredOffer>`
    select ${COLUMNS} from open_trade_in_offer(${siteId}, ${visitorHash}::text, ${shopperId}::uuid, ${now})`.execute(trx);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: uses } = await sql<{ offerId: string; vehicleId: number }>`
    select offer_id, vehicle_id from trade_in_offer_uses(${siteId}, ${ids}::uuid[])`.execute(trx);
  return rows.map((offer) => ({
    ...offer,
    usedFor: uses.filter(({ offerId }) => offerId === offer.id).map(({ vehicleId }) => vehicleId),
  }));
}
