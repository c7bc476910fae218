import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import {
  chanceWords,
  noPrizeChance,
  type PrizeWheel,
  totalChance,
  type WheelState,
  wheelState,
} from '#src/rules/prizes/prize-wheel.ts';
import { type PrizeWords, prizeWords } from '#src/rules/prizes/prize-words.ts';
import { type WheelSlice, wheelSlices, wheelTurn } from '#src/rules/prizes/wheel-drawing.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import { fullDayText } from '#src/rules/time/long-day-text.ts';
import type { Draw } from '#src/store/prizes/prize-draws.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readDraws } from '#src/use-cases/prizes/spin-wheel.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';

/** The page of a prize wheel (ledger A10). */
export interface WheelView {
  readonly title: string;
  readonly text: string;
  /** Where its form is sent: this page. */
  readonly action: string;
  readonly state: WheelState;
  /** 'It starts on 1 December 2026.'; null while it can be spun. */
  readonly closed: string | null;
  /** Where a visitor signs in to spin; null for a shopper who is signed in. */
  readonly signInHref: string | null;
  readonly slices: readonly WheelSlice[];
  readonly prizes: readonly { readonly number: number; readonly name: string; readonly chance: string }[];
  /** The chance of no prize, of all parts together: '14 in 25'; null when everybody wins. */
  readonly noPrize: string | null;
  readonly dates: string;
  readonly runBy: string;
  readonly permit: string | null;
  readonly conditions: readonly string[];
  /** What the shopper drew; null until then. */
  readonly result: (PrizeWords & { readonly isPrize: boolean }) | null;
  readonly garage: { readonly title: string; readonly href: string };
}

/** How the wheel turns to what was just drawn. */
export interface WheelSpin {
  readonly turn: number;
}

/** The site's wheel for whoever opens it; null when the site has none. */
export async function wheelView(context: Context, signedIn: SignedIn | null): Promise<WheelView | null> {
  const { site, services } = context;
  const wheel = site.prizeWheel;
  if (wheel === null) return null;
  const drawn = signedIn === null ? [] : await readDraws(context, signedIn);
  return shownWheel(context, wheel, {
    state: wheelState(wheel, services.now()),
    isSignedIn: signedIn !== null,
    draw: drawn.find((one) => one.wheel === wheel.slug) ?? null,
  });
}

interface Facts {
  readonly state: WheelState;
  readonly isSignedIn: boolean;
  readonly draw: Draw | null;
}

function shownWheel(context: Context, wheel: PrizeWheel, { state, isSignedIn, draw }: Facts): WheelView {
  const { site } = context;
  const zone = site.switches.timeZone;
  const dayOf = (at: number) => fullDayText(localDay(zone, at));
  const [from, until] = [dayOf(Date.parse(wheel.from)), dayOf(Date.parse(wheel.until) - 1)];
  const total = totalChance(wheel.parts);
  const nothing = noPrizeChance(wheel.parts);
  const path = addressPath('spinToWin');
  return {
    title: wheel.title,
    text: wheel.text,
    action: path,
    state,
    closed: state === 'before' ? `It starts on ${from}.` : state === 'over' ? 'This promotion has ended.' : null,
    signInHref: isSignedIn ? null : signInPath({ type: 'spin-to-win', redirect: path, back: path }),
    slices: wheelSlices(wheel.parts),
    prizes: wheel.parts.map(({ name, chance }, at) => ({ number: at + 1, name, chance: chanceWords(chance, total) })),
    noPrize: nothing === 0 ? null : chanceWords(nothing, total),
    dates: `From ${from} to ${until}.`,
    runBy: wheel.runBy,
    permit: wheel.permit,
    conditions: wheel.conditions,
    result: draw === null ? null : { ...prizeWords(draw), isPrize: draw.isPrize },
    garage: { title: site.switches.garageTitle, href: garagePath(context) },
  };
}

/** The turn to a part of the wheel; null when the wheel has no such part any more. */
export function spinTo({ slices }: Pick<WheelView, 'slices'>, part: number): WheelSpin | null {
  const slice = slices[part];
  return slice === undefined ? null : { turn: wheelTurn(slice) };
}
