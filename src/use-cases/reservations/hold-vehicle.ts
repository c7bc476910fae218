import { randomInt } from 'node:crypto';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { dealerDeliveries } from '#src/rules/leads/planned-deliveries.ts';
import { vehicleLead } from '#src/rules/leads/vehicle-lead.ts';
import { priceCents } from '#src/rules/price/price-cents.ts';
import { purchasePath } from '#src/rules/purchase/purchase-path.ts';
import { HOLD_MINUTES } from '#src/rules/reservations/due-event.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { type NotPayable, payableDeposit } from '#src/rules/reservations/payable-deposit.ts';
import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import { reachableContact, reservationContact } from '#src/rules/reservations/reservation-contact.ts';
import type { ReservationLead } from '#src/rules/reservations/reservation-lead.ts';
import { reservationNumber } from '#src/rules/reservations/reservation-number.ts';
import { checkoutPagePath } from '#src/rules/reservations/reservation-path.ts';
import { reservationTerms } from '#src/rules/reservations/reservation-terms.ts';
import { depositCents, isReservable, type ReserveSwitches } from '#src/rules/reservations/reserve-offer.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { HoldTerms, NewHold, VehicleToHold } from '#src/store/reservations/hold.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash, visitorOfPage } from '#src/use-cases/leads/recognise-visitor.ts';
import { type Charged, chargedBefore } from '#src/use-cases/payments/charged-meanwhile.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** What a shopper sends to have a vehicle held while they pay. */
export interface HoldInput {
  /** The vehicle, by id or address (ledger I3). */
  readonly carKey: string;
  /** name, last_name, email, phone, as typed. */
  readonly contact: Readonly<Record<string, string>>;
  /** reach: it begins with the first detail by which the shopper can be reached; the others are needed before they pay. All, unless it says so. */
  readonly needs?: 'reach' | 'all';
  /** What the page showed when it was sent. */
  readonly seenPriceCents: number;
  readonly seenDepositCents: number;
  /** One per attempt, made by the page: the same key finds the same hold. */
  readonly idempotencyKey: string;
  /** What a shopper who buys step by step agreed to, and what the dealer reads of it (ledger R3). */
  readonly purchase?: ShownPurchase | null;
}

export interface ShownPurchase {
  readonly shown: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, string>>;
}

export type HoldOutcome =
  /** `visitor` is the token that the visitor's cookie must hold from now on. */
  | { readonly kind: 'held' | 'yours'; readonly reservation: OwnReservation; readonly visitor: string }
  /** Somebody else has it; `freeAt` is when it is free again at the latest, if they do not go ahead. */
  | { readonly kind: 'taken'; readonly by: 'paying' | 'reserved'; readonly since: number; readonly freeAt: number }
  | { readonly kind: 'notOffered' }
  | PriceChanged
  | NotPayable
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  /** They have paid, or may have, although nothing keeps the vehicle for them any more. */
  | Charged
  /** So much is held unpaid that whoever wants this one too must sign in. */
  | { readonly kind: 'crowded'; readonly retryAfterSeconds: number }
  /** They have held it too often today without paying. */
  | { readonly kind: 'tooOften'; readonly retryAfterSeconds: number }
  /** The trade-in that is part of it is part of another purchase. */
  | { readonly kind: 'offerUsed' }
  | { readonly kind: 'unknown' };

type Refusal = { readonly kind: 'notOffered' } | PriceChanged;

/** Holds a vehicle for a shopper who is about to pay (ledger R2). The database's vehicle decides, not the page's. */
export async function holdVehicle(context: Context, input: HoldInput): Promise<HoldOutcome> {
  const { site, store, services, sender } = context;
  const { switches } = site;
  if (sender === null) return { kind: 'unknown' };
  if (services.reservations.take(sender.ip) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.reservations.retryAfter(sender.ip) };
  const car = switches.reserveEnabled ? await findVehicle(context, input.carKey) : null;
  if (car === null) return { kind: 'unknown' };
  const checked = input.needs === 'reach' ? reachableContact(input.contact) : reservationContact(input.contact);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors };
  const { contact } = checked;
  const charged = await chargedBefore(context, car.id);
  if (charged !== null) return charged;
  const session = await readSession(context);
  const idempotencyKey = input.idempotencyKey.trim().slice(0, LONGEST_KEY);
  const visitor = sender.visitor ?? visitorOfPage(context, idempotencyKey);
  // Not the address that the browser says it came from: pages that a link of an email opens keep theirs to themselves.
  const page = input.purchase == null ? checkoutPagePath(car.slug, switches.checkoutPath) : purchasePath(car.slug, null, 'pay');
  const from = `holds ${new Date(services.now()).toISOString().slice(0, 10)} ${addressKey(sender.ip)}`;
  const hold: NewHold = {
    number: reservationNumber(randomInt),
    idempotencyKey,
    vehicleId: car.id,
    visitor: visitorHash(visitor),
    shopperId: session?.shopperId ?? null,
    phone: contact.phone === undefined ? null : normaliseMobile(contact.phone),
    contact,
    vehicle: { words: vehicleName(car), slug: car.slug, stocknum: car.stocknum, imagePath: car.images[0]?.url ?? null },
    hours: switches.reserveHours,
    shown: {
      terms: reservationTerms(
        { depositCents: input.seenDepositCents, hours: switches.reserveHours, vehicleWord: car.itemType },
        input.purchase != null,
      ),
      page,
      ...(input.purchase == null ? {} : { purchase: input.purchase.shown }),
    },
    lead: leadOf(context, car, { ...contact, page_id: page, ...input.purchase?.fields }),
    isPaying: input.needs !== 'reach',
    sender: services.signer.sign('network', from),
    senderBefore: services.signer.signBefore('network', from),
    limits: { ...services.holdLimits, forSale: context.showroom.stock.count },
  };
  const taken = await store.reservations.hold(hold, (vehicle) => termsOf(vehicle, switches, input));
  switch (taken.kind) {
    case 'refused':
      return taken.refusal;
    case 'tooMany':
    case 'crowded':
      return { kind: taken.kind, retryAfterSeconds: HOLD_MINUTES * 60 };
    case 'held':
    case 'yours': {
      const own = async () =>
        (await store.reservations.own({ visitor: null, shopper: null, id: taken.id, isKeyed: true }))[0] ?? null;
      if (!taken.isNew) {
        const refusal = await refusedSince(context, car, await own(), input.seenPriceCents);
        if (refusal !== null) return refusal;
        // What was typed last counts: the receipt goes there, and the dealer reads it.
        if ((await store.reservations.amend(taken.id, hold)).kind === 'offerUsed') return { kind: 'offerUsed' };
      }
      const reservation = await own();
      return reservation === null ? { kind: 'unknown' } : { kind: taken.kind, reservation, visitor };
    }
    case 'taken':
    case 'tooOften':
    case 'offerUsed':
    case 'unknown':
      return taken;
  }
}

/**
 * Whether the price takes no deposit any more, or is no longer what a shopper saw who already holds the vehicle: then the hold must not record what
 * their page did not show.
 */
async function refusedSince(
  { store }: Context,
  car: Vehicle,
  own: OwnReservation | null,
  seenPriceCents: number,
): Promise<PriceChanged | NotPayable | null> {
  const now = own?.state === 'held' ? await store.vehicle(car.slug) : null;
  if (own === null || now === null) return null;
  const { depositCents } = own;
  const due = payableDeposit({ depositCents, priceCents: priceCents(now) }, { depositCents, priceCents: seenPriceCents });
  return due.kind === 'payable' ? null : due;
}

const LONGEST_KEY = 200;

/** What a vehicle is held for: its own price and deposit as they are now, if they are what the shopper saw. */
function termsOf(vehicle: VehicleToHold, switches: ReserveSwitches, seen: HoldInput): HoldTerms<Refusal> {
  const { priceCents } = vehicle;
  const car = {
    ...vehicle,
    price: priceCents === null ? null : priceCents / 100,
    reserveAmount: vehicle.depositCents === null ? null : vehicle.depositCents / 100,
  };
  if (priceCents === null || !isReservable(car, switches)) return refused({ kind: 'notOffered' });
  const deposit = depositCents(car, switches);
  if (seen.seenPriceCents !== priceCents)
    return refused({ kind: 'priceChanged', what: 'price', fromCents: seen.seenPriceCents, toCents: priceCents });
  if (seen.seenDepositCents !== deposit)
    return refused({ kind: 'priceChanged', what: 'deposit', fromCents: seen.seenDepositCents, toCents: deposit });
  return { kind: 'terms', depositCents: deposit, priceCents };
}

const refused = (refusal: Refusal): HoldTerms<Refusal> => ({ kind: 'refused', refusal });

/** The lead that the dealer gets once the deposit is paid. */
function leadOf(context: Context, car: Vehicle, contact: Readonly<Record<string, string>>): ReservationLead {
  const { site, showroom } = context;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId) ?? null;
  const location = shownLocations(context).find(({ id }) => id === car.locationId) ?? null;
  const make = showroom.makes.find(({ name }) => name === car.make)?.slug ?? slugOf(car.make);
  return {
    fields: {
      ...contact,
      ...vehicleLead(car, make),
      ...(dealership === null ? {} : { dealership_slug: dealership.slug }),
    },
    planned: dealerDeliveries((dealership ?? site).switches),
    locationId: location?.id ?? null,
    zone: site.switches.timeZone,
  };
}
