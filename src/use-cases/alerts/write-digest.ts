import { type AlertEmail, alertEmail } from '#src/adapters/mail/emails/alert-email.ts';
import type { WrittenEmail } from '#src/adapters/mail/emails/lead-email.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { isToldOnce } from '#src/rules/alerts/alert-kind.ts';
import { MOST_SHOWN } from '#src/rules/alerts/alert-limits.ts';
import { confirmPath, stopPath } from '#src/rules/alerts/alert-paths.ts';
import { type DigestLine, type DigestVehicle, digestLines } from '#src/rules/alerts/digest-lines.ts';
import { digestSubject, digestText, newsWords, priceWords } from '#src/rules/alerts/digest-words.ts';
import { searchNoun, searchWords } from '#src/rules/alerts/search-words.ts';
import { toCents } from '#src/rules/price/price-cents.ts';
import { shownPrice } from '#src/rules/price/shown-price.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';
import { countWords, plural } from '#src/rules/text/plural.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Digest, DigestAlert } from '#src/store/alerts/digests.ts';
import { emailCar, emailSite } from '#src/use-cases/leads/describe-lead.ts';
import type { LeadSite } from '#src/use-cases/leads/read-lead-sites.ts';
import { type AlertMeans, alertDealer } from './alert-means.ts';
import { signConfirmKey, signStopKey } from './sign-alert-keys.ts';

export interface DigestInput {
  readonly of: LeadSite;
  readonly digest: Digest;
  /** The vehicles that the site shows, as they are now. */
  readonly cars: ReadonlyMap<number, Vehicle>;
  /** Whether it asks if the person still looks. */
  readonly isLastCall: boolean;
}

/** A digest in words, as an email and as a text message. */
export interface WrittenDigest {
  readonly email: WrittenEmail;
  readonly text: string;
  /** Where one click stops what the digest is about. */
  readonly unsubscribeHref: string;
  /** The alerts that have said what they were for. */
  readonly endedIds: readonly string[];
}

/** Writes a digest from what is true now; null when nothing of it is any more. */
export function writeDigest({ signer, now }: Pick<AlertMeans, 'signer' | 'now'>, input: DigestInput): WrittenDigest | null {
  const { of, digest, cars, isLastCall } = input;
  const { site, origin } = of;
  const lines = digestLines(digest.findings, new Map([...cars].map(([id, car]) => [id, digestVehicle(of, car)])));
  const told = digest.alerts.filter(({ id }) => lines.some(({ alertId }) => alertId === id));
  const [first] = told;
  if (first === undefined) return null;
  const alertOf = (id: string) => told.find((alert) => alert.id === id);
  const word = site.switches.itemType;
  const subject = digestSubject({
    lines,
    nameOf: (id) => nameOf(cars, id),
    nounOf: (id, isPlural) => nounOf(alertOf(id), word, isPlural),
  });
  const link = (path: string) => new URL(path, origin).href;
  const stopHref = (alertId: string, isAll: boolean) => link(stopPath(signStopKey(signer, { siteId: site.id, alertId }, isAll)));
  const where = placeOf(lines, told, cars);
  const shown = lines.slice(0, MOST_SHOWN);
  const email: AlertEmail = {
    site: emailSite(of),
    dealer: alertDealer(of),
    subject,
    cars: shown.flatMap((line) => {
      const car = cars.get(line.vehicleId);
      return car === undefined ? [] : [{ news: newsWords(line.news), car: shownCar(of, line, car) }];
    }),
    more: lines.length > shown.length ? { label: `See all ${countWords(lines.length, word)}`, href: link(where) } : null,
    stillLooking: isLastCall
      ? {
          text: 'We haven’t seen you for three months, so this is the last email unless you’d like more.',
          href: link(
            confirmPath(
              signConfirmKey(
                signer,
                { siteId: site.id, alertId: first.id, shopperId: first.shopperId, address: digest.address },
                now().getTime(),
              ),
            ),
          ),
        }
      : null,
    stops: told.map(({ id, words, wanted }) => ({
      label:
        told.length === 1 ? 'Stop this alert' : `Stop this alert: ${wanted === null ? words : searchWords(wanted, plural(word))}`,
      href: stopHref(id, false),
    })),
  };
  const unsubscribeHref = stopHref(first.id, told.length > 1);
  return {
    email: alertEmail(email),
    text: digestText({
      site: site.name,
      subject,
      href: link(where),
      stopHref: unsubscribeHref,
      stayHref: isLastCall ? link(addressPath(site.switches.garagePath)) : null,
    }),
    unsubscribeHref,
    endedIds: told.flatMap(({ id, kind }) => (isToldOnce(kind) ? [id] : [])),
  };
}

function digestVehicle({ site }: LeadSite, car: Vehicle): DigestVehicle {
  const price = shownPrice(car, switchesFor(site, car.dealershipId));
  return {
    isAvailable: isAvailable(car),
    isSold: isSold(car),
    isReserved: car.reserved,
    price: price === null ? null : { cents: toCents(price.dollars), isWeekly: price.isWeekly },
  };
}

function shownCar(of: LeadSite, { news }: DigestLine, car: Vehicle): AlertEmail['cars'][number]['car'] {
  const dealership = of.site.dealerships.find(({ id }) => id === car.dealershipId) ?? null;
  const shown = emailCar({ ...of, dealership }, car);
  if (news.kind === 'sold') return { ...shown, price: null };
  return news.kind === 'less'
    ? { ...shown, price: [priceWords(news), shown.price].filter((one) => one !== null).join('\n') }
    : shown;
}

const nameOf = (cars: DigestInput['cars'], id: number): string => {
  const car = cars.get(id);
  return car === undefined ? '' : vehicleName(car);
};

const nounOf = (alert: DigestAlert | undefined, word: string, isPlural: boolean): string | null =>
  alert?.wanted == null ? null : searchNoun(alert.wanted, { word, isPlural });

/** The page with all of it: the vehicle's, the search's, or the watchlist. */
function placeOf(lines: readonly DigestLine[], told: readonly DigestAlert[], cars: DigestInput['cars']): string {
  const car = lines.length === 1 ? cars.get(lines[0]?.vehicleId ?? 0) : undefined;
  if (car !== undefined) return vehiclePath(car);
  const query = told.length === 1 ? told[0]?.query : null;
  if (query != null) return query;
  return told.every(({ kind }) => kind !== 'search') ? addressPath('watchlist') : addressPath('home');
}
