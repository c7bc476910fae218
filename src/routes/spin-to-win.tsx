import { data, redirect } from 'react-router';
import { readBody } from '#src/http/read-body.ts';
import { signInPath } from '#src/rules/accounts/sign-in-path.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { WheelPage } from '#src/ui/prizes/wheel-page.tsx';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { spinWheel } from '#src/use-cases/prizes/spin-wheel.ts';
import { spinTo, type WheelSpin, wheelView } from '#src/views/prizes/wheel-view.ts';
import type { Route } from './+types/spin-to-win.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = await wheelView(visit, await readSession(visit));
  if (view === null) throw notFound();
  return { view, siteName: visit.site.name };
}

/** The answer to a press: what was drawn is in the page's own data, since it is stored first. */
interface Reply {
  readonly spin: WheelSpin | null;
  readonly message: string | null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const path = addressPath('spinToWin');
  if (visit.site.prizeWheel === null) throw notFound();
  if (countAttempt(visit) !== null) return data<Reply>({ spin: null, message: LIMIT_TEXTS.address }, { status: 429 });
  const read = await readBody(request);
  if (read.kind === 'refused') return data<Reply>({ spin: null, message: read.detail }, { status: read.status });
  const signedIn = await readSession(visit);
  if (signedIn === null)
    throw redirect(signInPath({ type: 'spin-to-win', redirect: path, back: path }), {
      status: 303,
      headers: { 'Cache-Control': 'no-store' },
    });
  const spun = await spinWheel(visit, signedIn);
  // The page says that the wheel is not open, or what was drawn before.
  if (spun.kind === 'closed') return data<Reply>({ spin: null, message: null }, { status: 409 });
  const view = spun.isNew && read.body.how !== 'tell' ? await wheelView(visit, signedIn) : null;
  return data<Reply>({ spin: view === null ? null : spinTo(view, spun.draw.part), message: null });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.view.title} | ${loaderData.siteName}` },
  { name: 'description', content: loaderData.view.text },
  { name: 'robots', content: 'noindex' },
];

export default function SpinToWinRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WheelPage view={loaderData.view} spin={actionData?.spin ?? null} message={actionData?.message ?? null} />;
}
