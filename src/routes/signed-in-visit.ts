import { type RouterContextProvider, redirect } from 'react-router';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import type { SignInType } from '#src/rules/accounts/sign-in-type.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitContext } from './request-context.ts';

export interface SignedInVisit {
  readonly visit: Context;
  readonly signedIn: SignedIn;
}

/** Who opens a page of their own, or sends a form of it. Whoever has been signed out meanwhile signs in again and comes back. */
export async function signedInVisit(
  request: Request,
  context: Readonly<RouterContextProvider>,
  type: SignInType,
  page = new URL(request.url).pathname.replace(/\.data$/, ''),
): Promise<SignedInVisit> {
  const visit = context.get(visitContext);
  const signedIn = await readSession(visit);
  if (signedIn !== null) return { visit, signedIn };
  throw redirect(signInPath({ type, redirect: page }), { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

/** The headers of a page that is one shopper's own. One that is shown only in part says when to come back. */
export function ownPageHeaders(actionHeaders?: Headers, loaderHeaders?: Headers): Headers {
  const headers = new Headers(actionHeaders);
  const wait = loaderHeaders?.get('Retry-After') ?? null;
  if (wait !== null) headers.set('Retry-After', wait);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return headers;
}
