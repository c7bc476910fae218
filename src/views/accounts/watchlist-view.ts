import { type PriceSinceSaved, priceSinceSaved } from '#src/rules/accounts/price-since-saved.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { alertHref } from '#src/rules/alerts/alert-path.ts';
import { compareLink } from '#src/rules/favourites/compare.ts';
import { shownPrice } from '#src/rules/price/shown-price.ts';
import { isLive } from '#src/rules/reservations/reservation-state.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { watched } from '#src/use-cases/accounts/read-watchlist.ts';
import { removalKey } from '#src/use-cases/accounts/undo-removal.ts';
import type { OwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listOwnReservations } from '#src/use-cases/reservations/own-reservations.ts';
import { countListed } from '#src/use-cases/search/count-stock.ts';
import { findVehicles } from '#src/use-cases/stock/find-vehicle.ts';
import { ownAlerts, type WatchlistAlerts, watchlistAlerts } from '#src/views/alerts/alerts-part.ts';
import { type CardView, type PriceView, priceView, similarHref, tagText } from '#src/views/card/card-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleForms } from '#src/views/leads/show-form.ts';
import { heldHref } from '#src/views/reservations/checkout-href.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { whereabouts } from '#src/views/vehicle/vehicle-fields.ts';
import { alertsHref } from './garage-path.ts';

interface WatchedBase {
  readonly id: number;
  /** What is drawn when there is no picture. */
  readonly body: string;
  readonly alerts: boolean;
  /** With which its removal can be undone. */
  readonly undoKey: string;
}

/** A vehicle of a watchlist that this site still shows. */
export interface WatchedVehicle extends WatchedBase {
  readonly kind: 'listed' | 'sold';
  readonly name: string;
  readonly href: string;
  readonly facts: readonly string[];
  readonly picture: PictureView | null;
  /** Sold and reserved vehicles have one. */
  readonly tag: CardView['tag'];
  /** Whether nobody has bought or reserved it. */
  readonly isFree: boolean;
  /** null when it is sold. */
  readonly price: PriceView | null;
  readonly change: PriceSinceSaved | null;
  readonly enquireHref: string;
  /** For one that is reserved by somebody else: where its shopper asks to be told when it is free again, or finds that they have; null where nobody is told. */
  readonly back: { readonly label: string; readonly href: string } | null;
  /** For one that the shopper has reserved: their reservation. */
  readonly reservedHref: string | null;
  readonly similarHref: string;
}

/** A vehicle that this site no longer shows; nothing is said of it but when it was saved. */
export interface GoneVehicle extends WatchedBase {
  readonly kind: 'gone';
  readonly savedOn: string;
}

export type WatchedRow = WatchedVehicle | GoneVehicle;

export interface WatchlistView {
  /** Newest first. */
  readonly rows: readonly WatchedRow[];
  /** What the site sells, car or caravan. */
  readonly word: string;
  /** Whether its shopper is told about it, and where that is chosen; null where the site tells nobody. */
  readonly alerts: WatchlistAlerts | null;
  /** Compares the first four that are free; null when there are fewer than two. */
  readonly compare: { readonly label: string; readonly href: string } | null;
  /** Where somebody who has saved nothing goes on. */
  readonly stock: { readonly label: string; readonly href: string };
}

/** The watchlist of a signed-in shopper, sold vehicles too (ledger A9). */
export async function watchlistView(
  context: Context,
  signedIn: SignedIn,
  reading = ownAlerts(context, signedIn),
): Promise<WatchlistView> {
  const [entries, own, reserved] = await Promise.all([
    watched(context, signedIn),
    reading,
    context.site.switches.reserveEnabled ? listOwnReservations(context, signedIn) : [],
  ]);
  const live = new Map(reserved.filter(({ state }) => isLive(state)).map((one) => [one.vehicle.slug, heldHref(context, one)]));
  const found = await findVehicles(
    context,
    entries.map(({ vehicleId }) => vehicleId),
  );
  const byId = new Map(found.map((car) => [car.id, car]));
  const word = vehicleWord(context.site);
  const rows = entries.map((entry): WatchedRow => {
    const car = byId.get(entry.vehicleId);
    const base = { id: entry.vehicleId, alerts: entry.alerts, undoKey: removalKey(context, signedIn, entry) };
    return car === undefined
      ? { ...base, ...gone(context, entry) }
      : { ...base, ...shown(context, entry, car, { own, reservedHref: live.get(car.slug) ?? null }) };
  });
  return {
    rows,
    word,
    alerts: own === null ? null : watchlistAlerts(context, own),
    compare: compareLink(
      addressPath('favourites'),
      rows.filter((row) => row.kind === 'listed' && row.isFree).map(({ id }) => id),
    ),
    stock: { label: `Show ${countWords(countListed(context), word)}`, href: ALL_STOCK },
  };
}

type Entry = Awaited<ReturnType<typeof watched>>[number];

type Rest<Row> = Omit<Row, 'id' | 'alerts' | 'undoKey'>;

function gone({ site, services }: Context, { savedAt }: Entry): Rest<GoneVehicle> {
  const { timeZone, itemType } = site.switches;
  return { kind: 'gone', body: itemType, savedOn: longDayText(timeZone, savedAt, services.now()) };
}

interface OwnFacts {
  readonly own: OwnAlerts | null;
  readonly reservedHref: string | null;
}

function shown(
  context: Context,
  { savedAt, savedPrice, savedWeeklyPrice }: Entry,
  car: Vehicle,
  { own, reservedHref }: OwnFacts,
): Rest<WatchedVehicle> {
  const { site, services } = context;
  const card = cardFacts(car);
  const price = isAvailable(car) ? priceView(context, card) : null;
  const isReserved = price !== null && car.reserved;
  return {
    kind: price === null ? 'sold' : 'listed',
    name: vehicleName(car),
    href: detailHref(site.switches.detailLinkPrefix, car),
    facts: factsOf(context, car),
    picture: card.imageUrl === null ? null : pictureView(context, card.imageUrl),
    body: car.simpleBody ?? car.itemType,
    tag: tagOf(price !== null, isReserved, site.switches),
    isFree: price !== null && !isReserved,
    price,
    change: priceSinceSaved({
      shown: price === null ? null : shownPrice(car, switchesFor(site, car.dealershipId)),
      savedPrice,
      savedWeeklyPrice,
      savedAt,
      now: services.now(),
      zone: site.switches.timeZone,
    }),
    enquireHref: vehicleForms(context, car).enquiry.href,
    similarHref: similarHref(car),
    back: isReserved && reservedHref === null && own !== null ? backLink(context, car.id, own) : null,
    reservedHref: isReserved ? reservedHref : null,
  };
}

/** Whether it can still be had, and nothing else: a card has one tag, which may be what the vehicle runs on. */
function tagOf(isForSale: boolean, isReserved: boolean, switches: Switches): CardView['tag'] {
  if (!isForSale) return { kind: 'sold', text: switches.soldTagText };
  return isReserved ? { kind: 'reserved', text: tagText('reserved', switches) } : null;
}

function backLink(context: Context, vehicleId: number, { alerts }: OwnAlerts): WatchedVehicle['back'] {
  const isAsked = alerts.some((alert) => alert.kind === 'back' && alert.isOn && alert.vehicleId === vehicleId);
  return isAsked
    ? { label: 'We’ll tell you if it comes back', href: alertsHref(context) }
    : { label: 'Tell me if it comes back', href: alertHref({ kind: 'back', vehicleId }) };
}

const factsOf = (context: Context, car: Vehicle): string[] =>
  [car.km === null ? null : `${numberText(car.km)} km`, car.simpleFuel ?? car.fuel, whereabouts(context, car).city].flatMap(
    (fact) => (fact === null || fact === '' ? [] : [fact]),
  );
