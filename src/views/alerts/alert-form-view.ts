import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { EVERY_WORDS, FREQUENCIES } from '#src/rules/alerts/alert-limits.ts';
import { alertHref } from '#src/rules/alerts/alert-path.ts';
import { askNote, SMS_NOTE } from '#src/rules/alerts/alert-texts.ts';
import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import { contactWords } from '#src/rules/alerts/contact-words.ts';
import { likeTheseWords } from '#src/rules/alerts/like-these-words.ts';
import { linkNext, type NextLine } from '#src/rules/alerts/link-next.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { readDetails } from '#src/use-cases/accounts/shopper-details.ts';
import { describeWanted } from '#src/use-cases/alerts/describe-alert.ts';
import { type OwnAlerts, readOwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type BesideCar, besideCar, besideSearch } from '#src/views/accounts/beside-car.ts';
import { alertsHref } from '#src/views/accounts/garage-path.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { type PriceView, similarHref } from '#src/views/card/card-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** How somebody who asks for an alert is told: at an address that they type, by their choice, or as they have chosen before. */
export type AskedContact =
  | { readonly kind: 'email' }
  /** The phone is the one that the shopper signed in with, masked; the email the one that they gave us, or ''. */
  | { readonly kind: 'choice'; readonly phone: string; readonly email: string }
  | {
      readonly kind: 'known';
      readonly channel: 'email' | 'sms';
      readonly email: string;
      /** 'By text to 0412 ••• 678'. */
      readonly words: string;
    };

/** What is shown when there is nothing to wait for: the vehicle has been sold, has no price, or is free. */
export interface InsteadOfAlert {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The page where an alert is asked for. */
export interface AlertFormView {
  readonly heading: string;
  /** What would be watched: 'Electric · SUV · under $40,000'. */
  readonly words: string;
  /** Where its forms are sent: this page. */
  readonly action: string;
  readonly back: { readonly href: string; readonly label: string };
  /** The vehicle, or what the search finds now. */
  readonly car: BesideCar | null;
  /** What comes next. */
  readonly next: readonly NextLine[];
  /** What takes the place of the form, if anything does. */
  readonly instead: InsteadOfAlert | null;
  /** How often the alert can be sent; empty when there is no choice. */
  readonly frequencies: readonly { readonly value: string; readonly label: string }[];
  readonly contact: AskedContact;
  /** What is said beside the button. */
  readonly note: string;
  readonly smsNote: string;
  /** Where a signed-in shopper finds their alerts; null for others. */
  readonly alertsHref: string | null;
  readonly siteName: string;
  readonly vehicleWord: string;
  /** The dealer's number. */
  readonly phone: string | null;
}

/** The page for this alert; null when what it would watch is nothing of this site's (ledger A11). */
export async function alertFormView(
  context: Context,
  wanted: AlertWanted,
  signedIn: SignedIn | null,
): Promise<AlertFormView | null> {
  const { site } = context;
  const described = await describeWanted(context, wanted);
  const car = wanted.kind === 'search' ? null : await findVehicle(context, String(wanted.vehicleId));
  if (described === null || (wanted.kind !== 'search' && car === null)) return null;
  const own = signedIn === null ? null : await readOwnAlerts(context, signedIn);
  const word = vehicleWord(site);
  const first =
    wanted.kind !== 'search' || described.pictured === null ? null : await findVehicle(context, String(described.pictured));
  const beside = car === null ? null : besideCar(context, car);
  return {
    heading: wanted.kind === 'search' ? likeTheseWords(word, described.count !== 0) : HEADINGS[wanted.kind],
    instead: car === null ? null : insteadOf(context, wanted, car, beside?.price ?? null),
    words: described.words,
    action: alertHref(wanted),
    back:
      wanted.kind === 'search'
        ? { href: wanted.address, label: 'Back to the results' }
        : { href: car === null ? '/' : detailHref(site.switches.detailLinkPrefix, car), label: `Back to the ${word}` },
    car:
      first === null
        ? beside
        : besideSearch(context, first, `${countWords(described.count ?? 0, word)} right now`, described.words),
    next: linkNext('start', { watches: wanted.kind, messages: 'emails', isForAll: false, word }),
    frequencies: car === null ? FREQUENCIES.map((value) => ({ value, label: EVERY_WORDS[value] })) : [],
    contact: await contactOf(context, signedIn, own),
    note: askNote(own?.contact?.channel ?? 'email', own?.contact?.isConfirmed === true),
    smsNote: SMS_NOTE,
    alertsHref: signedIn === null ? null : alertsHref(context),
    siteName: site.name,
    vehicleWord: word,
    phone: sitePhone(context),
  };
}

const HEADINGS: Readonly<Record<Exclude<AlertWanted['kind'], 'search'>, string>> = {
  vehicle: 'Tell me if the price drops',
  back: 'Tell me if it comes back',
};

function insteadOf({ site }: Context, { kind }: AlertWanted, car: Vehicle, price: PriceView | null): InsteadOfAlert | null {
  const [word, name, similar] = [vehicleWord(site), vehicleName(car), similarHref(car)];
  const likeIt = { label: likeTheseWords(word, true), href: alertHref({ kind: 'search', address: similar }) };
  const seeIt = { label: `See the ${word}`, href: detailHref(site.switches.detailLinkPrefix, car) };
  if (isSold(car))
    return {
      heading: `This ${word} has been sold`,
      text: `The ${name} has gone. There may be others like it.`,
      links: [{ label: 'Find Me Something Similar', href: similar }, likeIt],
    };
  if (kind === 'vehicle' && price?.kind === 'words')
    return {
      heading: 'There’s no price to watch',
      text: `The ${name} has no price on this website.`,
      links: [seeIt, likeIt],
    };
  if (kind !== 'back' || car.reserved) return null;
  return { heading: 'It’s back on sale', text: `Nobody has reserved the ${name}.`, links: [seeIt] };
}

async function contactOf(context: Context, signedIn: SignedIn | null, own: OwnAlerts | null): Promise<AskedContact> {
  if (signedIn === null || own === null) return { kind: 'email' };
  const phone = maskedPhone(showPhone(signedIn.phone));
  const { contact } = own;
  if (contact === null) return { kind: 'choice', phone, email: (await readDetails(context, signedIn)).email };
  const { channel, address } = contact;
  return {
    kind: 'known',
    channel,
    email: channel === 'email' ? address : '',
    words: contactWords(channel, channel === 'sms' ? phone : address),
  };
}
