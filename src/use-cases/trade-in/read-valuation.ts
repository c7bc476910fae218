import type { OwnLead } from '#src/store/leads/own-lead.ts';
import type { StoredOffer } from '#src/store/trade-in/offers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { type OwnCar, ownCar } from './describe-car.ts';
import { isCarSurelyOld, limitOf, type NoFigure } from './make-offer.ts';

/** A valuation as far as its visitor has got. */
export interface Valuation {
  readonly lead: OwnLead;
  readonly car: OwnCar | null;
  /** Why it gets no figure, as far as is known: 'few' once its condition is known and made no offer. */
  readonly noFigure: NoFigure | null;
  /** false when its year or month alone does not say that it is too old. */
  readonly isSurelyOld: boolean;
  readonly offer: StoredOffer | null;
  readonly state: 'none' | 'open' | 'ended' | 'accepted';
}

/** The valuation that a visitor began; null for anyone else's, and for one that never was (ledger H3). */
export async function readValuation(context: Context, leadId: string): Promise<Valuation | null> {
  const visitor = context.sender?.visitor ?? null;
  if (visitor === null) return null;
  const hash = visitorHash(visitor);
  const lead = await context.store.ownLead(leadId, hash);
  if (lead === null || lead.form !== 'valuation') return null;
  const [car, offer] = [ownCar(lead.fields), await context.store.tradeIn.ownOffer(leadId, hash)];
  const kms = lead.fields.kms === undefined ? null : Number(lead.fields.kms);
  const limit = car === null ? null : limitOf(context, car, kms);
  return {
    lead,
    car,
    noFigure: limit ?? (kms !== null && offer === null ? 'few' : null),
    isSurelyOld: car !== null && isCarSurelyOld(context, car),
    // What was a fair figure once is not shown after the car has passed a limit, unless it was accepted.
    offer: limit !== null && offer?.acceptedAt === null ? null : offer,
    state: stateOf(context, offer),
  };
}

function stateOf({ services }: Pick<Context, 'services'>, offer: StoredOffer | null): Valuation['state'] {
  if (offer === null) return 'none';
  if (offer.acceptedAt !== null) return 'accepted';
  return services.now() > offer.until.getTime() ? 'ended' : 'open';
}
