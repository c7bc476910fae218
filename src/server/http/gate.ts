import { pageForm } from '#src/blocks/page-facts.ts';
import { renewedCookies } from '#src/http/session-cookie.ts';
import { GARAGE_PATHS, gateOf, gateOfForm, gateOfPage } from '#src/rules/accounts/gates.ts';
import { keepsWatchlist } from '#src/rules/accounts/keeps-watchlist.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import type { SignInType } from '#src/rules/accounts/sign-in-type.ts';
import { type Address, matchPath, routedPath } from '#src/rules/addresses/match-address.ts';
import { VEHICLE_FORMS } from '#src/rules/leads/form-name.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import { sellsOnline } from '#src/rules/reservations/reserve-offer.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import type { Site } from '#src/site/site.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';

/** open: for everyone. passed: for this visitor, who has signed in, with the cookies of a session that was extended. Otherwise the way to sign in. */
export type GateAnswer = 'open' | { readonly kind: 'passed'; readonly cookies: readonly string[] } | Response;

/**
 * Whether a visitor may open a page, or send its form (ledger A2). It is asked before the page cache, and for every page: the one place where that
 * is decided. `visit` is the request's context with its sender. A form that is refused leads to sign in, and then to its page: nothing of it is stored.
 */
export async function askGate(url: URL, visit: Context, refusal: 302 | 303 = 302): Promise<GateAnswer> {
  const path = routedPath(url.pathname);
  const type = typeOf(path, visit);
  if (type === null) return 'open';
  const session = await readSession(visit);
  if (session !== null) return { kind: 'passed', cookies: renewedCookies(session, visit.sender) };
  const [redirect, back] = [`${path}${url.search}`, visit.sender?.page ?? ''];
  // Back to the page itself would only ask to sign in again.
  const to = signInPath({ type, redirect, ...(back === '' || back === redirect ? {} : { back }) });
  return new Response(null, { status: refusal, headers: { Location: to, 'Cache-Control': 'no-store' } });
}

/** Sets the cookies of a session that was extended, unless the answer has set its own: a sign-out has. */
export function renewSession(headers: Headers, gate: Exclude<GateAnswer, Response>): void {
  if (gate === 'open' || headers.getSetCookie().length > 0) return;
  for (const cookie of gate.cookies) headers.append('Set-Cookie', cookie);
}

/** What must be signed in for to open a path; null when it is open. Nobody is asked to sign in for a page that the site does not have. */
function typeOf(path: string, { site }: Context): SignInType | null {
  const match = matchPath(path);
  if (match === null) return null;
  const { address, key } = match;
  if (address.name === 'page') return typeOfPage(key, site);
  if (address.name === 'vehicleForm') return typeOfVehicleForm(path, site);
  return isServed(address, site) ? gateOf(path, site.switches) : null;
}

function typeOfPage(address: string, site: Site): SignInType | null {
  const name = pageName(address, site);
  const page = Object.hasOwn(site.pages, name) ? site.pages[name] : undefined;
  return page === undefined ? null : gateOfPage(address, site, pageForm(page));
}

function typeOfVehicleForm(path: string, { switches }: Site): SignInType | null {
  const part = path.split('/')[3] ?? '';
  const form = Object.hasOwn(VEHICLE_FORMS, part) ? VEHICLE_FORMS[part] : undefined;
  return form === undefined || !isFormOffered(form, switches) ? null : gateOfForm(form, true, switches);
}

function isServed({ name, path }: Address, { prizeWheel, switches }: Site): boolean {
  if (name === 'onlinePayment') return switches.onlinePayments;
  if (name === 'checkout' || name === 'buyOnline') return switches.reserveEnabled;
  if (name === 'purchase') return sellsOnline(switches);
  if (name === 'spinToWin') return prizeWheel !== null;
  if (name === 'watchlist') return keepsWatchlist(switches);
  return !GARAGE_PATHS.some((garage) => garage === path) || path === switches.garagePath;
}
