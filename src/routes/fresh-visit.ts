import { type RouterContextProvider, redirect } from 'react-router';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { hasFreshCode } from '#src/use-cases/accounts/has-fresh-code.ts';
import { type SignedInVisit, signedInVisit } from './signed-in-visit.ts';

/** Who opens or sends what only a code that was just entered allows. Whoever has entered none lately does so first and comes back. */
export async function freshVisit(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page = new URL(request.url).pathname.replace(/\.data$/, ''),
): Promise<SignedInVisit> {
  const found = await signedInVisit(request, context, 'my-data', page);
  if (await hasFreshCode(found.visit, found.signedIn)) return found;
  throw redirect(signInPath({ type: 'my-data', redirect: page }), { status: 303, headers: { 'Cache-Control': 'no-store' } });
}
