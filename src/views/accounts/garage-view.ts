import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { begunHereWords } from '#src/rules/accounts/begun-here-words.ts';
import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { lastUsedWords, sessionWords } from '#src/rules/accounts/session-words.ts';
import type { ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { towLimit, towsText } from '#src/rules/tow/tow-limit.ts';
import { listBegunHere } from '#src/use-cases/accounts/begun-here.ts';
import { readOwnTowCar } from '#src/use-cases/accounts/own-tow-car.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { listSessions } from '#src/use-cases/accounts/sessions.ts';
import { readDetails } from '#src/use-cases/accounts/shopper-details.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listOwnPurchases } from '#src/use-cases/purchase/own-purchase.ts';
import { type AlertsPart, alertsPart, ownAlerts } from '#src/views/alerts/alerts-part.ts';
import { type PaidRow, paidRows } from '#src/views/invoices/paid-rows.ts';
import { type PrizeRow, prizeRows } from '#src/views/prizes/prize-rows.ts';
import { type BegunRow, begunRows } from '#src/views/purchase/begun-rows.ts';
import { type ReservedRow, reservedRows } from '#src/views/reservations/reserved-part.ts';
import { type EnquiryRow, enquiryRows } from './enquiry-rows.ts';
import { garagePath } from './garage-path.ts';
import { hasWatchlist } from './has-watchlist.ts';
import { type WatchlistView, watchlistView } from './watchlist-view.ts';

/** A device on which the shopper is signed in. */
export interface DeviceRow {
  readonly id: string;
  readonly device: string;
  readonly lastUsed: string;
  readonly isThis: boolean;
}

/** A shopper's own page. */
export interface GaragePage {
  readonly title: string;
  readonly path: string;
  /** Who is signed in: 'Signed in as Priya, 0412 ••• 678'. */
  readonly who: string;
  /** Asks about what was begun on this device before anybody signed in; null when nothing was. */
  readonly begunHere: ReturnType<typeof begunHereWords>;
  /** What the shopper has reserved. */
  readonly reserved: readonly ReservedRow[];
  /** What they have begun to buy online. */
  readonly begun: readonly BegunRow[];
  /** null where the site keeps no watchlists. */
  readonly watchlist: WatchlistView | null;
  readonly enquiries: readonly EnquiryRow[];
  /** What they have paid towards invoices. */
  readonly paid: readonly PaidRow[];
  /** What they won. */
  readonly prizes: readonly PrizeRow[];
  /** null where the site tells nobody about vehicles. */
  readonly alerts: AlertsPart | null;
  readonly details: ShopperDetails;
  /** What they tow with, if the site matches tow cars and they have chosen one. */
  readonly towCar: { readonly name: string; readonly tows: string } | null;
  /** As people write it. */
  readonly phone: string;
  readonly changeMobileHref: string;
  readonly devices: readonly DeviceRow[];
  /** Where the shopper is signed in, in a sentence. */
  readonly signedInWhere: string;
  /** The time at which it was true: '3.12 pm'. */
  readonly asOf: string;
}

/** The page of a signed-in shopper (ledger A10). */
export async function garageView(context: Context, signedIn: SignedIn): Promise<GaragePage> {
  const own = ownAlerts(context, signedIn);
  const [alerts, begunThings, reserved, begun, watchlist, enquiries, paid, prizes, details, towing, sessions] = await Promise.all(
    [
      own,
      listBegunHere(context, signedIn),
      reservedRows(context, signedIn),
      listOwnPurchases(context, signedIn).then((purchases) => begunRows(context, purchases)),
      hasWatchlist(context) ? watchlistView(context, signedIn, own) : null,
      enquiryRows(context, signedIn),
      paidRows(context, signedIn),
      prizeRows(context, signedIn),
      readDetails(context, signedIn),
      readOwnTowCar(context, signedIn),
      listSessions(context, signedIn),
    ],
  );
  const { site, services } = context;
  const clock = { zone: site.switches.timeZone, now: services.now() };
  const phone = showPhone(signedIn.phone);
  return {
    title: site.switches.garageTitle,
    path: garagePath(context),
    who: `Signed in as ${[details.firstName, maskedPhone(phone)].filter((part) => part !== '').join(', ')}`,
    begunHere: begunHereWords(begunThings, site.switches.garageTitle),
    reserved,
    begun,
    watchlist,
    enquiries,
    paid,
    prizes,
    alerts: alerts === null ? null : alertsPart(context, alerts, { phone, email: details.email }),
    details,
    towCar: towing === null ? null : { name: towing.car.name, tows: towsText(towLimit(towing)) },
    phone,
    changeMobileHref: signInPath({
      type: 'change-mobile',
      redirect: `${garagePath(context)}#details`,
      back: garagePath(context),
    }),
    devices: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      isThis: session.isThis,
      lastUsed: lastUsedWords(session, clock),
    })),
    signedInWhere: sessionWords(sessions, clock),
    asOf: clockText(clock.zone, clock.now),
  };
}
