import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { alertHref } from '#src/rules/alerts/alert-path.ts';
import { priceCents } from '#src/rules/price/price-cents.ts';
import { notPayableWords, untilText } from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { type PriceRefusal, priceRefusal } from '#src/rules/reservations/payable-deposit.ts';
import { isReservable } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { priceAlertHref } from '#src/views/alerts/price-alert-href.ts';
import { type CardView, priceView } from '#src/views/card/card-view.ts';
import { similarVehicles } from '#src/views/vehicle/similar-vehicles.ts';

/** Why a vehicle cannot be reserved now. returned: the visitor paid when nothing kept it for them any more, and gets it back. */
export type TakenReason =
  | { readonly kind: 'taken'; readonly by: 'paying' | 'reserved'; readonly since: number; readonly freeAt: number }
  /** freeAt: when it is free again at the latest; null when only the dealer knows. */
  | { readonly kind: 'reserved'; readonly freeAt: number | null }
  | { readonly kind: 'sold' | 'notOffered' }
  /** It is this visitor's until then, but its price takes no deposit now. */
  | { readonly kind: 'notPayable'; readonly why: PriceRefusal; readonly heldUntil: number }
  | {
      readonly kind: 'returned';
      readonly card: string | null;
      /** Whether somebody else has it, it can be reserved again, or neither. */
      readonly vehicle: 'taken' | 'free' | 'gone';
    };

/** The page of somebody who came too late: calm, and with something to go on with. */
export interface TakenPage {
  readonly title: string;
  readonly text: string;
  /** The sentence that matters most to whoever was about to pay. */
  readonly charged: string | null;
  readonly more: string | null;
  readonly tell: { readonly label: string; readonly href: string } | null;
  readonly phone: string | null;
  /** Where it can be tried again; null when it cannot. */
  readonly againHref: string | null;
  readonly similar: readonly CardView[];
  /** The rest of the stock, when nothing similar is free: nobody is left without a way on. */
  readonly restHref: string | null;
}

const MOST_SIMILAR = 4;
const NOT_CHARGED = 'Your card wasn’t charged.';

/**
 * isPaying: whether the visitor had sent something to be held or paid, and so wonders about their money.
 * checkout: the page they came from, which is where they try again.
 */
export async function takenView(
  context: Context,
  car: Vehicle,
  reason: TakenReason,
  { isPaying, checkout }: { readonly isPaying: boolean; readonly checkout: string },
): Promise<TakenPage> {
  const { site, services } = context;
  const said = words(reason, car, site.switches.timeZone, services.now());
  const similar = await freeCars(context, car);
  return {
    ...said,
    charged: reason.kind === 'returned' || isPaying ? said.charged : null,
    tell: tell(context, car, reason),
    phone: sitePhone(context),
    againHref: canTryAgain(reason) ? checkout : null,
    similar,
    restHref: similar.length === 0 ? ALL_STOCK : null,
  };
}

const canTryAgain = (reason: TakenReason): boolean =>
  (reason.kind === 'taken' && reason.by === 'paying') ||
  reason.kind === 'notPayable' ||
  (reason.kind === 'returned' && reason.vehicle === 'free');

/** Vehicles like it that can be reserved now: neither reserved nor being paid for by somebody else. */
export async function freeCars(context: Context, car: Vehicle): Promise<readonly CardView[]> {
  const cards = similarVehicles(context, car, { isFree: true })?.cards ?? [];
  const held = await context.store.reservations.heldAmong(cards.map(({ id }) => id));
  return cards.filter(({ id }) => !held.has(id)).slice(0, MOST_SIMILAR);
}

/** Why a vehicle that cannot be reserved cannot. */
export async function unavailableReason(context: Context, car: Vehicle): Promise<TakenReason> {
  if (isSold(car)) return { kind: 'sold' };
  if (!car.reserved) return { kind: 'notOffered' };
  return { kind: 'reserved', freeAt: (await context.store.reservations.holdOf(car.id))?.freeAt ?? null };
}

/** Why a vehicle that a visitor holds cannot be paid for at its price now; null when it can, or their time is over. */
export function notPayableReason({ services }: Context, car: Vehicle, own: OwnReservation | null): TakenReason | null {
  if (own?.state !== 'held' || own.heldUntil === null || own.heldUntil <= services.now()) return null;
  const why = priceRefusal(priceCents(car), own.depositCents);
  return why === null ? null : { kind: 'notPayable', why, heldUntil: own.heldUntil };
}

/** What whoever paid too late reads of the vehicle: that they hold it again, if they do, is no less free for them. */
export async function returnedReason(
  context: Context,
  car: Vehicle,
  { own, card }: { readonly own: OwnReservation | null; readonly card: string | null },
): Promise<TakenReason> {
  const other = own === null ? await context.store.reservations.holdOf(car.id) : null;
  const isFree = own !== null || isReservable(car, context.site.switches);
  return { kind: 'returned', card, vehicle: other !== null ? 'taken' : isFree ? 'free' : 'gone' };
}

/** Where somebody asks to be told. What somebody else is paying for is not reserved yet: about that they are told as of any vehicle with a price. */
function tell(context: Context, car: Vehicle, reason: TakenReason): TakenPage['tell'] {
  if (reason.kind === 'sold' || reason.kind === 'notOffered' || reason.kind === 'notPayable') return null;
  if (reason.kind === 'returned' && reason.vehicle !== 'taken') return null;
  if (reason.kind === 'taken' && reason.by === 'paying') {
    const href = priceAlertHref(context, car.id, priceView(context, cardFacts(car)));
    return href === null ? null : { label: 'Tell me', href };
  }
  if (!context.site.switches.hasAlerts) return null;
  return { label: 'Tell me if it comes back', href: alertHref({ kind: 'back', vehicleId: car.id }) };
}

type Words = Pick<TakenPage, 'title' | 'text' | 'charged' | 'more'>;

function words(reason: TakenReason, car: Vehicle, zone: string, now: number): Words {
  const name = [car.year, car.make, car.model].join(' ');
  switch (reason.kind) {
    case 'taken':
      return reason.by === 'paying'
        ? {
            title: `Someone is paying for this ${car.itemType} right now`,
            text: `If they don’t finish, it’ll be available at ${clockText(zone, reason.freeAt)}.`,
            charged: NOT_CHARGED,
            more: null,
          }
        : {
            title: 'Someone reserved it just before you',
            text: `The ${name} was taken at ${clockText(zone, reason.since)}.`,
            charged: NOT_CHARGED,
            more: `If they don’t go ahead, it’ll be available again by ${untilText(zone, reason.freeAt, now)}.`,
          };
    case 'reserved':
      return {
        title: 'Someone has reserved it',
        text: `The ${name} is off sale for now.`,
        charged: NOT_CHARGED,
        more:
          reason.freeAt === null
            ? null
            : `If they don’t go ahead, it’ll be available again by ${untilText(zone, reason.freeAt, now)}.`,
      };
    case 'sold':
      return {
        title: 'SOLD',
        text: `Unfortunately this ${car.itemType} recently sold.`,
        charged: NOT_CHARGED,
        more: 'We can help you find one like it.',
      };
    case 'notOffered':
      return {
        title: `This ${car.itemType} can’t be reserved online`,
        text: 'Get in touch and we’ll see what we can do.',
        charged: NOT_CHARGED,
        more: null,
      };
    case 'notPayable':
      return {
        ...notPayableWords(reason.why, car.itemType),
        charged: NOT_CHARGED,
        more: `It’s still held for you until ${clockText(zone, reason.heldUntil)}.`,
      };
    case 'returned':
      return {
        ...(reason.vehicle === 'taken'
          ? { title: 'Someone reserved it just before you', text: `The ${name} was taken while we waited for your bank.` }
          : { title: 'Your payment came too late', text: `By then we were no longer holding the ${name} for you.` }),
        charged: `What you paid will go back to ${reason.card ?? 'your card'}, all of it.`,
        more: `Usually in 3 to 5 business days. You don’t need to do anything.${reason.vehicle === 'free' ? ` The ${car.itemType} is still available.` : ''}`,
      };
  }
}
