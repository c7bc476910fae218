import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { driveButtonText } from '#src/rules/bookings/booking-words.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import { moneyText, shortUntil } from '#src/rules/reservations/checkout-words.ts';
import { endedWords } from '#src/rules/reservations/ended-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { hasEnded } from '#src/rules/reservations/reservation-state.ts';
import { hoursLeft, percentLeft } from '#src/rules/reservations/time-left.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { centsText } from '#src/rules/text/money-text.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { Context } from '#src/use-cases/context.ts';
import { locationLine } from '#src/use-cases/places/find-locations.ts';
import { type ReceiptDealer, receiptDealer } from '#src/use-cases/places/receipt-dealer.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleForms } from '#src/views/leads/show-form.ts';
import { type PurchaseSumView, sumView } from '#src/views/purchase/sum-view.ts';
import { heldHref } from './checkout-href.ts';
import { freeCars } from './taken-view.ts';

/** As many as stand side by side. */
const MOST_SIMILAR = 3;

/** The countdown of a paid reservation. */
export interface LeftView {
  readonly until: number;
  readonly now: number;
  /** '47 h 58 min' */
  readonly text: string;
  readonly percent: number;
}

/** A shopper's own page of their reservation (ledger R2). */
export interface HeldPage {
  readonly title: string;
  readonly lede: string;
  /** What stands above the title: 'Paid', 'Refunded'. */
  readonly pill: { readonly text: string; readonly look: 'good' | 'plain' };
  /** null once it has ended. */
  readonly left: LeftView | null;
  readonly leftNote: string;
  readonly next: readonly { readonly icon: 'phone' | 'car' | 'card'; readonly lead: string; readonly rest: string }[];
  readonly testDrive: { readonly label: string; readonly href: string } | null;
  /** What somebody who buys it online agreed to; null for somebody who only reserves. */
  readonly agreed: AgreedView | null;
  readonly receipt: Receipt;
  /** Where to go on from one that has ended; null while it lasts. */
  readonly wayOn: { readonly label: string; readonly href: string } | null;
  /** Vehicles like one that was let go or ran out. */
  readonly similar: readonly CardView[];
  /** Where the form for cancelling is sent; null when it cannot be cancelled any more. */
  readonly cancel: CancelView | null;
  readonly phone: string | null;
}

/** The figures and terms as they were when the deposit was paid. */
export interface AgreedView {
  readonly sum: PurchaseSumView;
  readonly delivery: string | null;
  readonly loan: string | null;
  readonly terms: readonly string[];
}

export interface Receipt {
  readonly number: string;
  readonly name: string;
  readonly facts: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
  readonly body: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly dealer: ReceiptDealer;
}

/** What cancelling means, asked before it is done. */
export interface CancelView {
  readonly action: string;
  /** The page that asks, for browsers without script. */
  readonly askHref: string;
  readonly label: string;
  readonly text: string;
}

export async function heldView(context: Context, own: OwnReservation, key: string | null): Promise<HeldPage> {
  const { site, services } = context;
  const { timeZone } = site.switches;
  const now = services.now();
  const car = own.carKey === null ? null : await findVehicle(context, own.carKey);
  const paidUntil = own.state === 'paid' ? own.paidUntil : null;
  const isPaid = paidUntil !== null;
  const deposit = moneyText(own.depositCents);
  const word = car?.itemType ?? site.switches.itemType;
  const forms = car === null ? null : vehicleForms(context, car);
  const location = car === null ? null : vehicleLocation(context.showroom, car);
  const place = location === null ? null : locationLine(context, location);
  return {
    ...(paidUntil !== null
      ? {
          title: `It’s yours until ${shortUntil(timeZone, paidUntil, now)}`,
          lede: `The ${own.vehicle.words} is off sale. We’ve emailed your receipt to ${own.contact.email ?? 'you'}.`,
          pill: { text: 'Paid', look: 'good' as const },
        }
      : endedWords(own, { zone: timeZone, now })),
    left: paidUntil === null ? null : leftView(paidUntil, now, own.hours),
    leftNote: `If the time runs out, the ${word} goes back on sale and your ${deposit} goes back to your card. You don’t need to do anything.`,
    next: isPaid ? nextSteps(place?.city ?? null, word, own.agreed !== null) : [],
    testDrive: isPaid && forms?.testDrive != null ? { label: driveButtonText(null, word), href: forms.testDrive.href } : null,
    agreed: agreedView(own),
    wayOn: isPaid ? null : wayOn(context, car),
    similar: car !== null && hasEnded(own.state) ? (await freeCars(context, car)).slice(0, MOST_SIMILAR) : [],
    receipt: {
      number: own.number,
      name: own.vehicle.words,
      facts: own.vehicle.stocknum,
      href: car === null ? null : detailHref(site.switches.detailLinkPrefix, car),
      picture: own.vehicle.imagePath === null ? null : pictureView(context, own.vehicle.imagePath),
      body: car?.simpleBody ?? word,
      rows: receiptRows(own, timeZone),
      dealer: receiptDealer({ site, locations: context.showroom.locations }, car),
    },
    cancel: isPaid ? cancelView(context, own, key, word) : null,
    phone: sitePhone(context),
  };
}

export const leftView = (until: number, now: number, hours: number): LeftView => ({
  until,
  now,
  text: hoursLeft(until - now),
  percent: percentLeft(until - now, hours * 3_600_000),
});

/** What cancelling says; the same in My Garage. */
export function cancelView(context: Context, own: OwnReservation, key: string | null, word: string): CancelView {
  const deposit = moneyText(own.depositCents);
  const action = heldHref(context, own, key);
  return {
    action,
    askHref: `${action}&step=cancel`,
    label: `Cancel and refund ${deposit}`,
    text: `The ${word} goes back on sale now and ${deposit} goes back to ${own.card ?? 'your card'}, usually in 3 to 5 business days.`,
  };
}

/** Nothing of it holds any more once the reservation has ended. */
const agreedView = ({ state, agreed }: OwnReservation): AgreedView | null =>
  agreed === null || (state !== 'paid' && state !== 'converted') ? null : { ...agreed, sum: sumView(agreed.rows) };

/** The vehicle while it is for sale, or the rest of the stock. */
function wayOn({ site }: Context, car: Vehicle | null): HeldPage['wayOn'] {
  if (car !== null && !isSold(car))
    return { label: `See the ${car.itemType} again`, href: detailHref(site.switches.detailLinkPrefix, car) };
  return { label: 'See what we have', href: ALL_STOCK };
}

function nextSteps(place: string | null, word: string, isPurchase: boolean): HeldPage['next'] {
  return [
    ...(isPurchase
      ? [
          {
            icon: 'card',
            lead: 'Sign the contract.',
            rest: ' We’ll send it with the figures you agreed to. You haven’t bought anything until you sign.',
          } as const,
        ]
      : []),
    { icon: 'phone', lead: 'We’ll call', rest: ' within two business hours to answer questions and book a drive.' },
    {
      icon: 'car',
      lead: 'See it or send someone.',
      rest: ` ${place === null ? 'At our yard' : place}, or a video call around the ${word}.`,
    },
  ];
}

function receiptRows(own: OwnReservation, zone: string): Receipt['rows'] {
  const at = (time: number) => `${dayTextAt(zone, time)}, ${clockText(zone, time)}`;
  return [
    { label: 'Deposit', value: centsText(own.depositCents / 100) },
    ...(own.card === null ? [] : [{ label: 'Paid with', value: own.card }]),
    ...(own.paidAt === null ? [] : [{ label: 'Paid', value: at(own.paidAt) }]),
    ...(own.state === 'paid' && own.paidUntil !== null ? [{ label: 'Yours until', value: at(own.paidUntil) }] : []),
    ...(own.refundedAt === null
      ? own.state === 'paid'
        ? [{ label: 'Refundable', value: 'All of it, until you sign' }]
        : []
      : [{ label: 'Refunded', value: at(own.refundedAt) }]),
    ...(own.refundedAt === null && own.refund === 'wanted' ? [{ label: 'Refund', value: 'On its way' }] : []),
  ];
}
