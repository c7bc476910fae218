import { data } from 'react-router';
import { answerAlert } from '#src/http/answer-alert.ts';
import { retryAfter } from '#src/http/retry-after.ts';
import { readWanted } from '#src/rules/alerts/alert-path.ts';
import { AlertPage } from '#src/ui/alerts/alert-page.tsx';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { alertFormView } from '#src/views/alerts/alert-form-view.ts';
import type { Route } from './+types/alerts.ts';
import { notFound } from './not-found-answer.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>;

/** What the address asks for, and by whom. A search or a vehicle of another site is answered as one that never existed. */
function wantedIn({ request, context }: Args) {
  const visit = context.get(visitContext);
  const wanted = visit.site.switches.hasAlerts ? readWanted(new URL(request.url).searchParams) : null;
  if (wanted === null) throw notFound();
  return { visit, wanted };
}

export async function loader(args: Route.LoaderArgs) {
  const { visit, wanted } = wantedIn(args);
  const view = await alertFormView(visit, wanted, await readSession(visit));
  if (view === null) throw notFound();
  return { view };
}

export async function action(args: Route.ActionArgs) {
  const { visit, wanted } = wantedIn(args);
  const signedIn = await readSession(visit);
  const view = await alertFormView(visit, wanted, signedIn);
  if (view === null) throw notFound();
  // The page says so.
  if (view.instead !== null) return data(null, { status: 409 });
  const { status, reply, retryAfterSeconds } = await answerAlert(visit, args.request, {
    wanted,
    signedIn,
    report: (error) => reportError(error, args.request),
  });
  return data(reply, { status, headers: retryAfter(retryAfterSeconds) });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertPage view={loaderData.view} reply={actionData ?? null} />;
}
