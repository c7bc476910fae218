import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { afterSignIn } from '#src/rules/accounts/after-sign-in.ts';
import { namedVehicle } from '#src/rules/accounts/named-vehicle.ts';
import { ownPath } from '#src/rules/accounts/own-path.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { readSignInType, type SignInTexts, type SignInType, signInTexts } from '#src/rules/accounts/sign-in-type.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type PriceView, priceView } from '#src/views/card/card-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** The vehicle that someone signs in for. */
export interface SignInCar {
  readonly name: string;
  /** Its badge and kilometres, as far as they are known. */
  readonly details: string;
  /** null when it can no longer be bought. */
  readonly price: PriceView | null;
  readonly picture: PictureView | null;
  readonly body: string;
}

export interface SignInView {
  readonly texts: SignInTexts;
  /** Where each step is sent: this page, with what is known of it. */
  readonly action: string;
  /** Where signing in leads. */
  readonly next: string;
  readonly back: { readonly href: string; readonly label: string } | null;
  readonly car: SignInCar | null;
  /** Whether what a list of saved vehicles is good for is said beside the form. */
  readonly isForList: boolean;
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
  return {
    texts: signInTexts(type, word),
    action: signInPath({ type, redirect: next, ...(back === null ? {} : { back }) }),
    next,
    back: back === null ? null : { href: back, label: namedVehicle(back) === null ? 'Back' : `Back to the ${word}` },
    car: redirect === null ? null : await carOf(context, redirect),
    isForList: FOR_LIST.includes(type),
    siteName: context.site.name,
    vehicleWord: word,
    phone: sitePhone(context),
    number: signedIn === null ? '' : showPhone(signedIn.phone),
  };
}

const FOR_LIST: readonly SignInType[] = ['watchlist', 'my-garage'];

/** The number that a site's header shows. */
export function sitePhone(context: Pick<PageContext, 'site' | 'showroom'>): string | null {
  const primary = primaryLocation(context);
  return primary === null ? null : locationLine(context, primary).phone;
}

async function carOf(context: PageContext, path: string): Promise<SignInCar | null> {
  const key = namedVehicle(path);
  const car = key === null ? null : await findVehicle(context, key);
  if (car === null) return null;
  const facts = cardFacts(car);
  return {
    name: [car.year, car.make, car.model].join(' '),
    details: [car.badge, car.km === null ? null : `${numberText(car.km)} km`]
      .filter((one) => one !== null && one !== '')
      .join(' · '),
    price: isAvailable(car) ? priceView(context, facts) : null,
    picture: facts.imageUrl === null ? null : pictureView(context, facts.imageUrl),
    body: car.simpleBody ?? car.itemType,
  };
}
