import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { afterSignIn } from '#src/rules/accounts/after-sign-in.ts';
import { namedVehicle } from '#src/rules/accounts/named-vehicle.ts';
import { ownPath } from '#src/rules/accounts/own-path.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { readSignInType, type SignInTexts, type SignInType, signInTexts } from '#src/rules/accounts/sign-in-type.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { alertHref } from '#src/rules/alerts/alert-path.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { findWanted } from '#src/use-cases/alerts/find-wanted.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { priceAlertHref } from '#src/views/alerts/price-alert-href.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { type BesideCar, besideCar } from './beside-car.ts';
import { hasWatchlist } from './has-watchlist.ts';

export interface SignInView {
  readonly texts: SignInTexts;
  /** Where each step is sent: this page, with what is known of it. */
  readonly action: string;
  /** Where signing in leads. */
  readonly next: string;
  readonly back: { readonly href: string; readonly label: string } | null;
  readonly car: BesideCar | null;
  /** Whether what a list of saved vehicles is good for is said beside the form. */
  readonly isForList: boolean;
  /** Whether the site tells those who sign in about the vehicles that they save. */
  readonly hasAlerts: boolean;
  /** Whether the site keeps a list of saved vehicles for those who sign in. */
  readonly hasWatchlist: boolean;
  /** Where somebody who only wants alerts asks for them, without signing in; null where the site has none, and for who is signed in already. */
  readonly alertHref: string | null;
  readonly siteName: string;
  readonly vehicleWord: string;
  /** The dealer's number. */
  readonly phone: string | null;
  /** The visitor's number, when they are signed in already and must show it again; '' otherwise. */
  readonly number: string;
}

/** The sign-in page of an address with these parameters (ledger A1, H6). */
export async function signInView(
  context: PageContext,
  query: URLSearchParams,
  signedIn: SignedIn | null = null,
): Promise<SignInView> {
  const type = readSignInType(query.get('type'));
  const redirect = ownPath(query.get('redirect'));
  const back = ownPath(query.get('back'));
  const next = afterSignIn(redirect, context.site.switches);
  const word = vehicleWord(context.site);
  const car = redirect === null ? null : await carOf(context, redirect);
  const beside = car === null ? null : besideCar(context, car);
  return {
    texts: signInTexts(type, word, context.site.switches.garageTitle, redirect === addressPath('watchlist')),
    action: signInPath({ type, redirect: next, ...(back === null ? {} : { back }) }),
    next,
    back: back === null ? null : { href: back, label: namedVehicle(back) === null ? 'Back' : `Back to the ${word}` },
    car: beside,
    isForList: FOR_LIST.includes(type),
    hasAlerts: context.site.switches.hasAlerts && hasWatchlist(context),
    hasWatchlist: hasWatchlist(context),
    alertHref: PROOFS.includes(type) ? null : await emailAlertHref(context, { car, beside, from: [redirect, back] }),
    siteName: context.site.name,
    vehicleWord: word,
    phone: sitePhone(context),
    number: signedIn === null ? '' : showPhone(signedIn.phone),
  };
}

/** What a shopper who is signed in enters a code for. */
const PROOFS: readonly SignInType[] = ['my-data', 'change-mobile', 'other-number'];

interface Wish {
  readonly car: Vehicle | null;
  readonly beside: BesideCar | null;
  /** The pages that the visitor comes from and goes to. */
  readonly from: readonly (string | null)[];
}

/** Where alerts are asked for by email: about the price of the vehicle, else about the search that the visitor comes from, else about all stock. */
async function emailAlertHref(context: PageContext, { car, beside, from }: Wish): Promise<string | null> {
  if (!context.site.switches.hasAlerts) return null;
  const ofPrice = car === null || beside === null ? null : priceAlertHref(context, car.id, beside.price);
  if (ofPrice !== null) return ofPrice;
  for (const address of from)
    if (address !== null && (await findWanted(context, { kind: 'search', address })) !== null)
      return alertHref({ kind: 'search', address });
  return addressPath('alerts');
}

const FOR_LIST: readonly SignInType[] = ['watchlist', 'my-garage'];

/** The number that a site's header shows. */
export function sitePhone(context: Pick<PageContext, 'site' | 'showroom'>): string | null {
  const primary = primaryLocation(context);
  return primary === null ? null : locationLine(context, primary).phone;
}

async function carOf(context: PageContext, path: string): Promise<Vehicle | null> {
  const key = namedVehicle(path);
  return key === null ? null : findVehicle(context, key);
}
