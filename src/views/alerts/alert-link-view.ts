import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { alertPromiseText } from '#src/rules/alerts/alert-texts.ts';
import { linkNext, type NextLine } from '#src/rules/alerts/link-next.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { AlertLink } from '#src/use-cases/alerts/alert-links.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countListed } from '#src/use-cases/search/count-stock.ts';
import { type BesideCar, besideCar, besideSearch } from '#src/views/accounts/beside-car.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/**
 * What a link of an email opens. start: the alert waits for its button. on: it runs. expired: the link no longer works. sent: another email is on
 * its way. stop: the alert can be stopped. stopped: it was. all: so were all others. again: it was started again. over: it has said what it was for.
 */
export type AlertLinkStep = 'start' | 'on' | 'expired' | 'sent' | 'stop' | 'stopped' | 'all' | 'again' | 'over';

interface WayOn {
  readonly label: string;
  readonly href: string;
}

/** The page that a link of an email opens, or that one of its buttons answers with. */
export interface AlertLinkView {
  readonly step: AlertLinkStep;
  /** Where its forms are sent: this page. */
  readonly action: string;
  readonly siteName: string;
  /** Where its reader goes on: to what the alert watches, or to all stock; and to their own page, where the site has one. */
  readonly on: readonly WayOn[];
  /** Where the shopper who asked for it signs in first, so that the address becomes theirs; null when that changes nothing. */
  readonly signIn: {
    readonly href: string;
    readonly isNeeded: boolean;
    /** The number of whoever is signed in here, who did not ask for it. */
    readonly signedInAs: string | null;
  } | null;
  /** What it watches, to look at; null when there is nothing to picture. */
  readonly car: BesideCar | null;
  /** What comes next. */
  readonly next: readonly NextLine[];
  /** The alert; null when the link no longer says which. */
  readonly alert: {
    readonly words: string;
    /** As the end of a sentence. */
    readonly noun: string;
    /** Whether the link is for every alert of its address. */
    readonly isForAll: boolean;
    /** Where it is sent to, masked. */
    readonly address: string;
    /** Whether it is about nothing but the address: where there are no watchlists, choosing one starts no alert. */
    readonly isOfAddress: boolean;
    /** What it comes as. */
    readonly messages: 'emails' | 'texts';
    /** 'We’ll tell you about SUVs.' */
    readonly told: string;
    /** 'To start with: 12 cars now.' */
    readonly firstLook: string | null;
  } | null;
}

/** The page of a link; null when it is no link of this site's. */
export function alertLinkView(
  context: PageContext,
  link: AlertLink,
  stepOf: (found: Extract<AlertLink, { kind: 'found' }>) => AlertLinkStep,
  action: string,
): AlertLinkView | null {
  if (link.kind === 'unknown') return null;
  const page = { action, siteName: context.site.name };
  if (link.kind === 'expired')
    return {
      ...page,
      on: waysOn(context, null),
      signIn: null,
      step: 'expired',
      alert: null,
      car: null,
      next: linkNext('expired', { watches: null, messages: 'emails', isForAll: false, word: vehicleWord(context.site) }),
    };
  const { watches, words, noun, email, count, href, isForAll, pictured } = link;
  const word = vehicleWord(context.site);
  const isOfAddress = watches === 'watchlist' && !hasWatchlist(context);
  const cars = count === null ? null : countWords(count, word);
  const step = stepOf(link);
  const messages = email.includes('@') ? 'emails' : 'texts';
  return {
    ...page,
    car:
      pictured === null
        ? null
        : cars === null
          ? besideCar(context, pictured)
          : besideSearch(context, pictured, `${cars} right now`, words),
    next: linkNext(step, { watches: isForAll || isOfAddress ? null : watches, messages, isForAll, word }),
    on: waysOn(
      context,
      href === null || count === 0 ? null : { label: cars === null ? `See the ${word}` : `Show ${cars}`, href },
    ),
    step,
    signIn:
      link.signIn === null
        ? null
        : {
            href: signInPath({ type: link.signedInAs === null ? 'my-garage' : 'other-number', redirect: action }),
            isNeeded: link.signIn === 'needed',
            signedInAs: link.signedInAs,
          },
    alert: {
      words,
      noun,
      isForAll,
      address: email,
      messages,
      isOfAddress,
      told: isOfAddress ? `Your alerts will come to ${email} from now on.` : alertPromiseText(watches, noun),
      firstLook: cars === null ? null : count === 0 ? NOTHING_YET : `To start with: ${cars} now.`,
    },
  };
}

const NOTHING_YET = 'Nothing matches yet. We’ll tell you when something does.';

/** Nobody is left without a way on, whatever the alert was about. */
function waysOn(context: PageContext, watched: WayOn | null): WayOn[] {
  const { site, showroom } = context;
  const all = { label: `Show ${countWords(countListed({ site, showroom }), vehicleWord(site))}`, href: ALL_STOCK };
  const { garageEnabled, garageTitle } = site.switches;
  return [watched ?? all, ...(garageEnabled ? [{ label: garageTitle, href: garagePath(context) }] : [])];
}
