import { randomUUID } from 'node:crypto';
import type { CardForm } from '#src/adapters/payments/card-form.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import { priceCents } from '#src/rules/price/price-cents.ts';
import { priceMeaning as meaningOf } from '#src/rules/price/price-display.ts';
import {
  checkoutLede,
  checkoutTitle,
  depositPoints,
  mailsText,
  moneyText,
  type Point,
  untilText,
} from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { CONTACT_FIELDS } from '#src/rules/reservations/reservation-contact.ts';
import { reservationTerms } from '#src/rules/reservations/reservation-terms.ts';
import { depositCents } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { describeDetails } from '#src/use-cases/accounts/describe-details.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { checkoutHref } from './checkout-href.ts';
import { type HoldView, holdView } from './hold-view.ts';

/** The vehicle beside the form. */
export interface CheckoutCar {
  readonly id: number;
  readonly name: string;
  /** 'Extended Range · 18,900 km · Ski White · S1187' */
  readonly facts: string;
  readonly picture: PictureView | null;
  readonly body: string;
  readonly href: string;
}

/** How the card is entered. */
export type CardFields =
  | { readonly kind: 'test' }
  /** `account` is the dealer's own at Stripe; null for the deployment's. */
  | { readonly kind: 'stripe'; readonly publishableKey: string; readonly account: string | null };

/** The page that takes a deposit (ledger R2). Its sums are made here, in cents. */
export interface CheckoutPage {
  readonly title: string;
  readonly lede: string;
  readonly vehicleWord: string;
  /** Where its form is sent. */
  readonly action: string;
  readonly car: CheckoutCar;
  /** What the price means: 'Price, drive away'. */
  readonly priceLabel: string;
  readonly price: string;
  readonly deposit: string;
  readonly left: string;
  readonly points: readonly Point[];
  readonly terms: readonly string[];
  /** What is emailed to whoever reserves. */
  readonly mails: string;
  readonly seen: { readonly priceCents: number; readonly depositCents: number };
  readonly contact: Readonly<Record<string, string>>;
  readonly hold: HoldView | null;
  /** What is sent twice with the same key happens once. */
  readonly holdKey: string;
  readonly card: CardFields;
  readonly phone: string | null;
  /** Where to leave a number instead; null when the site has no such form. */
  readonly enquiryHref: string | null;
}

/** The checkout of a vehicle that can be reserved, or that the visitor holds already. */
export async function checkoutView(
  context: Context,
  car: Vehicle,
  { own, isPurchase }: { readonly own: OwnReservation | null; readonly isPurchase: boolean },
): Promise<CheckoutPage> {
  const { site, services } = context;
  const { switches } = site;
  const held = own?.state === 'held' ? own : null;
  const seen = {
    // The vehicle's price now is what is paid for, held or not; the deposit stays as it was when the hold began.
    priceCents: priceCents(car) ?? held?.priceCents ?? 0,
    depositCents: held?.depositCents ?? depositCents(car, switches),
  };
  const hours = held?.hours ?? switches.reserveHours;
  const terms = { depositCents: seen.depositCents, hours, vehicleWord: car.itemType };
  const now = services.now();
  return {
    title: checkoutTitle(hours),
    lede: checkoutLede(terms),
    vehicleWord: car.itemType,
    action: checkoutHref(context, car.slug),
    car: checkoutCar(context, car),
    priceLabel: priceLabel(context, car),
    ...checkoutFigures(seen),
    points: depositPoints(terms, untilText(switches.timeZone, now + hours * 3_600_000, now), isPurchase),
    terms: reservationTerms(terms, isPurchase),
    mails: mailsText(hours),
    contact: held?.contact ?? (await knownContact(context)),
    hold: holdView(context, held),
    holdKey: randomUUID(),
    card: cardFields(services.cardForm, switches.stripeAccount),
    phone: sitePhone(context),
    enquiryHref: isFormOffered('enquiry', switches) ? addressPath('vehicleForm', { key: car.slug, form: 'enquire' }) : null,
  };
}

/** The amounts of a checkout, and what its form sends of them. */
export const checkoutFigures = (seen: CheckoutPage['seen']): CheckoutFigures => ({
  price: moneyText(seen.priceCents),
  deposit: moneyText(seen.depositCents),
  left: moneyText(seen.priceCents - seen.depositCents),
  seen,
});

export type CheckoutFigures = Pick<CheckoutPage, 'price' | 'deposit' | 'left' | 'seen'>;

export function checkoutCar(context: Context, car: Vehicle): CheckoutCar {
  const picture = car.images[0]?.url;
  const facts = [car.badge, car.km === null ? null : `${numberText(car.km)} km`, car.colour, car.stocknum];
  return {
    id: car.id,
    name: [car.year, car.make, car.model].join(' '),
    facts: facts.filter((fact) => fact !== null && fact !== '').join(' · '),
    picture: picture === undefined ? null : pictureView(context, picture),
    body: car.simpleBody ?? car.itemType,
    href: detailHref(context.site.switches.detailLinkPrefix, car),
  };
}

/** What is known of a shopper who is signed in; they may change it. */
export async function knownContact(context: Context): Promise<Readonly<Record<string, string>>> {
  const signedIn = await readSession(context);
  if (signedIn === null) return {};
  const details = await describeDetails(context, signedIn);
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, details[field] ?? '']));
}

function priceLabel(context: Context, car: Vehicle): string {
  const meaning = priceMeaning(context, car);
  return meaning === null ? 'Price' : `Price, ${meaning}`;
}

/** What the price that a vehicle is bought for means, as it stands after a comma: 'drive away'; null when that is not said. */
export function priceMeaning({ site }: Context, car: Vehicle): string | null {
  const { switches } = site.dealerships.find(({ id }) => id === car.dealershipId) ?? site;
  const meaning = meaningOf(car, switches);
  return meaning === '' ? null : `${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}

export const cardFields = (form: CardForm, account: string | null): CardFields =>
  form.kind === 'test' ? { kind: 'test' } : { kind: 'stripe', publishableKey: form.publishableKey, account };
