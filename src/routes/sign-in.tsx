import { data, redirect } from 'react-router';
import { answerSignIn } from '#src/http/answer-sign-in.ts';
import { afterSignIn } from '#src/rules/accounts/after-sign-in.ts';
import { SignInPage } from '#src/ui/accounts/sign-in-page.tsx';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { signInView } from '#src/views/accounts/sign-in-view.ts';
import type { Route } from './+types/sign-in.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';

const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(visitContext);
  const query = queryOf(request);
  if ((await readSession(ctx)) !== null) throw redirect(afterSignIn(query.get('redirect'), ctx.site.switches), 303);
  return { view: await signInView(ctx, query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(visitContext);
  const answer = await answerSignIn(ctx, request, (error) => reportError(error, request));
  if (answer.kind === 'signedIn') {
    const headers = new Headers(answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
    throw redirect(afterSignIn(queryOf(request).get('redirect'), ctx.site.switches), { status: 303, headers });
  }
  const { status, reply, retryAfterSeconds } = answer;
  return data(reply, { status, headers: retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) } });
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
