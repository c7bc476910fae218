import { data, redirect } from 'react-router';
import { answerOneClick } from '#src/http/one-click-stop.ts';
import { readBody } from '#src/http/read-body.ts';
import { AlertLinkPage } from '#src/ui/alerts/alert-link-page.tsx';
import {
  type AlertLink,
  readAlertLink,
  restartAlert,
  restartEveryAlert,
  stopAlert,
  stopEveryAlert,
} from '#src/use-cases/alerts/alert-links.ts';
import { type AlertLinkStep, alertLinkView } from '#src/views/alerts/alert-link-view.ts';
import type { Route } from './+types/alert-stop.ts';
import { linkHeaders, linkOf } from './alert-link.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>;

const opened = ({ isStopped, isOver }: Extract<AlertLink, { kind: 'found' }>): AlertLinkStep =>
  isOver ? 'over' : isStopped ? 'stopped' : 'stop';

function shown({ request, context }: Args, link: AlertLink, stepOf = opened) {
  const view = alertLinkView(context.get(visitContext), link, stepOf, linkOf(request).path);
  if (view === null) throw notFound();
  return view;
}

/** A program that stops an alert for its reader gets a short answer, not a page (RFC 8058). */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => (await answerOneClick(context.get(visitContext), request, linkOf(request).key)) ?? next(),
];

/** Opening the link stops nothing, because mail scanners open links too. It works also when the site has no alerts any more. */
export async function loader(args: Route.LoaderArgs) {
  return shown(args, await readAlertLink(args.context.get(visitContext), linkOf(args.request).key, 'stop'));
}

export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(visitContext);
  const { key, path } = linkOf(args.request);
  const read = await readBody(args.request);
  switch (read.kind === 'read' ? read.body.action : null) {
    case 'stop':
      if ((await stopAlert(visit, key)).kind !== 'found') throw notFound();
      throw redirect(path, 303);
    case 'stop-all':
      return shown(args, await stopEveryAlert(visit, key), () => 'all');
    case 'restart':
      return shown(args, await restartAlert(visit, key), ({ isOver }) => (isOver ? 'over' : 'again'));
    case 'restart-all':
      return shown(args, await restartEveryAlert(visit, key), () => 'again');
    default:
      return data(shown(args, await readAlertLink(visit, key, 'stop')), { status: read.kind === 'refused' ? read.status : 422 });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => linkHeaders(actionHeaders);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AlertStopRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertLinkPage view={actionData ?? loaderData} isAnswer={actionData !== undefined} />;
}
