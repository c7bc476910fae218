import { renewedCookies } from '#src/http/session-cookie.ts';
import { GARAGE_PATHS, gateOf } from '#src/rules/accounts/gates.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { matchAddress } from '#src/rules/addresses/addresses.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';

/** open: for everyone. passed: for this visitor, who has signed in, with the cookies of a session that was extended. Otherwise the way to sign in. */
export type GateAnswer = 'open' | { readonly kind: 'passed'; readonly cookies: readonly string[] } | Response;

/**
 * Whether a visitor may open a page, or send its form (ledger A2). It is asked before the page cache, and for every page: the one place where that
 * is decided. `visit` is the request's context with its sender. A form that is refused leads to sign in, and then to its page: nothing of it is stored.
 */
export async function askGate(url: URL, visit: Context, refusal: 302 | 303 = 302): Promise<GateAnswer> {
  const type = gateOf(url.pathname, visit.site.switches);
  if (type === null || !isServed(url.pathname, visit)) return 'open';
  const session = await readSession(visit);
  if (session !== null) return { kind: 'passed', cookies: renewedCookies(session, visit.sender) };
  const [redirect, back] = [`${url.pathname}${url.search}`, visit.sender?.page ?? ''];
  // Back to the page itself would only ask to sign in again.
  const to = signInPath({ type, redirect, ...(back === '' || back === redirect ? {} : { back }) });
  return new Response(null, { status: refusal, headers: { Location: to, 'Cache-Control': 'no-store' } });
}

/** Sets the cookies of a session that was extended, unless the answer has set its own: a sign-out has. */
export function renewSession(headers: Headers, gate: Exclude<GateAnswer, Response>): void {
  if (gate === 'open' || headers.getSetCookie().length > 0) return;
  for (const cookie of gate.cookies) headers.append('Set-Cookie', cookie);
}

/** Nobody is asked to sign in for a page that the site does not have. */
function isServed(pathname: string, { site }: Context): boolean {
  const match = matchAddress(pathname);
  if (match === null) return false;
  const { name, path } = match.address;
  const { garagePath, garageEnabled, savesTo } = site.switches;
  if (name === 'page') return Object.hasOwn(site.pages, pageName(match.key, site));
  if (name === 'spinToWin') return site.prizeWheel !== null;
  if (name === 'watchlist') return garageEnabled && savesTo === 'account';
  return !GARAGE_PATHS.some((garage) => garage === path) || path === garagePath;
}
