import { data, redirect } from 'react-router';
import { answerSignIn } from '#src/http/answer-sign-in.ts';
import { retryAfter } from '#src/http/retry-after.ts';
import { renewedCookies } from '#src/http/session-cookie.ts';
import { afterSignIn } from '#src/rules/accounts/after-sign-in.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { readSignInType, type SignInType } from '#src/rules/accounts/sign-in-type.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { SignInPage } from '#src/ui/accounts/sign-in-page.tsx';
import { hasFreshCode } from '#src/use-cases/accounts/has-fresh-code.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { signInView } from '#src/views/accounts/sign-in-view.ts';
import type { Route } from './+types/sign-in.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';

const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(visitContext);
  const query = queryOf(request);
  const type = readSignInType(query.get('type'));
  const signedIn = await readSession(ctx);
  if (type === 'change-mobile' && !(signedIn !== null && (await hasFreshCode(ctx, signedIn)))) throw proveFirst();
  if (signedIn !== null && !(await needsCode(ctx, signedIn, type)))
    throw redirect(afterSignIn(query.get('redirect'), ctx.site.switches), {
      status: 303,
      headers: cookieHeaders(renewedCookies(signedIn, ctx.sender)),
    });
  return { view: await signInView(ctx, query, type === 'my-data' ? signedIn : null) };
}

const cookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));

/** Whoever is signed in goes straight on, unless what they want takes a code that was just entered, or one for another number. */
const needsCode = async (context: Context, signedIn: SignedIn, type: SignInType): Promise<boolean> =>
  type === 'change-mobile' || type === 'other-number' || (type === 'my-data' && !(await hasFreshCode(context, signedIn)));

/** Only a shopper who has just entered a code on their number can change it. */
const proveFirst = (): Response =>
  redirect(signInPath({ type: 'my-data', redirect: `${addressPath('signIn')}?type=change-mobile` }), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(visitContext);
  const answer = await answerSignIn(ctx, request, (error) => reportError(error, request));
  if (answer.kind === 'signedIn') {
    throw redirect(afterSignIn(queryOf(request).get('redirect'), ctx.site.switches), {
      status: 303,
      headers: cookieHeaders(answer.cookies),
    });
  }
  if (answer.kind === 'unproved') throw proveFirst();
  const { status, reply, retryAfterSeconds } = answer;
  return data(reply, { status, headers: retryAfter(retryAfterSeconds) });
}

/** The address says what the visitor wants to do next, which is nobody else's business. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set('Cache-Control', 'no-store');
  all.set('Referrer-Policy', 'strict-origin');
  all.set('X-Robots-Tag', 'noindex');
  return all;
};

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage view={loaderData.view} reply={actionData ?? null} />;
}
