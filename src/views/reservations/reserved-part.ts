import { moneyText, untilLine } from '#src/rules/reservations/checkout-words.ts';
import { endedWords } from '#src/rules/reservations/ended-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listOwnReservations } from '#src/use-cases/reservations/own-reservations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { resumeHref } from '#src/views/purchase/purchase-href.ts';
import { heldHref } from './checkout-href.ts';
import { type CancelView, cancelView, type LeftView, leftView } from './held-view.ts';

/** A reservation in the shopper's own page. */
export interface ReservedRow {
  readonly id: string;
  readonly name: string;
  readonly href: string | null;
  readonly picture: PictureView | null;
  readonly body: string;
  /** 'Yours until 3.40 pm, Tuesday 17 November', or when it ended. */
  readonly text: string;
  readonly left: LeftView | null;
  /** '$200 paid, refundable until you sign.' */
  readonly money: string | null;
  readonly carryOn: { readonly label: string; readonly href: string };
  readonly receiptHref: string | null;
  readonly cancel: CancelView | null;
}

/** How long one that has ended is still shown. */
const SHOWN_MS = 14 * 86_400_000;

/** What the shopper has reserved, or had until lately; newest first. */
export async function reservedRows(context: Context, signedIn: SignedIn): Promise<readonly ReservedRow[]> {
  if (!context.site.switches.reserveEnabled) return [];
  const now = context.services.now();
  const own = (await listOwnReservations(context, signedIn)).filter((one) => isShown(one, now));
  return Promise.all(own.map((one) => rowOf(context, one, now)));
}

/** A hold that lapsed before anything was paid is nothing to remember. */
const isShown = ({ state, paidAt, changedAt }: OwnReservation, now: number): boolean =>
  state === 'held' || state === 'paid' || (paidAt !== null && now - changedAt < SHOWN_MS);

async function rowOf(context: Context, own: OwnReservation, now: number): Promise<ReservedRow> {
  const { timeZone } = context.site.switches;
  const car = own.carKey === null ? null : await findVehicle(context, own.carKey);
  const paidUntil = own.state === 'paid' ? own.paidUntil : null;
  const held = heldHref(context, own);
  return {
    id: own.id,
    name: own.vehicle.words,
    href: car === null ? null : held,
    picture: own.vehicle.imagePath === null ? null : pictureView(context, own.vehicle.imagePath),
    body: car?.simpleBody ?? context.site.switches.itemType,
    text: textOf(own, timeZone, now),
    left: paidUntil === null ? null : leftView(paidUntil, now, own.hours),
    money: own.state === 'paid' ? `${moneyText(own.depositCents)} paid, refundable until you sign.` : null,
    carryOn: carryOn(context, own, held),
    receiptHref: own.paidAt === null ? null : held,
    cancel: own.state === 'paid' ? cancelView(context, own, null, car?.itemType ?? context.site.switches.itemType) : null,
  };
}

function textOf(own: OwnReservation, zone: string, now: number): string {
  if (own.state === 'paid' && own.paidUntil !== null) return `Yours until ${untilLine(zone, own.paidUntil, now)}`;
  if (own.state === 'held' && own.heldUntil !== null) return `Held for you until ${untilLine(zone, own.heldUntil, now)}`;
  return endedWords(own, { zone, now }).lede;
}

function carryOn(context: Context, own: OwnReservation, held: string): ReservedRow['carryOn'] {
  return own.state === 'held'
    ? { label: 'Finish reserving', href: resumeHref(context, own) }
    : { label: 'Open my reservation', href: held };
}
