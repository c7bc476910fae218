import { data, redirect } from 'react-router';
import { readBody } from '#src/http/read-body.ts';
import { AlertLinkPage } from '#src/ui/alerts/alert-link-page.tsx';
import { type AlertLink, confirmAlert, readAlertLink, resendConfirmation } from '#src/use-cases/alerts/alert-links.ts';
import { type AlertLinkStep, alertLinkView } from '#src/views/alerts/alert-link-view.ts';
import type { Route } from './+types/alert-confirm.ts';
import { linkHeaders, linkOf } from './alert-link.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>;

const opened = ({ isStarted, canOwn }: Extract<AlertLink, { kind: 'found' }>): AlertLinkStep =>
  isStarted && !canOwn ? 'on' : 'start';

function shown({ request, context }: Args, link: AlertLink, stepOf = opened) {
  const view = alertLinkView(context.get(visitContext), link, stepOf, linkOf(request).path);
  if (view === null) throw notFound();
  return view;
}

/** Opening the link starts nothing, because mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  if (!visit.site.switches.hasAlerts) throw notFound();
  return shown(args, await readAlertLink(visit, linkOf(args.request).key, 'confirm'));
}

export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(visitContext);
  if (!visit.site.switches.hasAlerts) throw notFound();
  const { key, path } = linkOf(args.request);
  const read = await readBody(args.request);
  const wanted = read.kind === 'read' ? read.body.action : null;
  if (wanted === 'resend') return shown(args, await resendConfirmation(visit, key), () => 'sent');
  if (wanted !== 'start')
    return data(shown(args, await readAlertLink(visit, key, 'confirm')), { status: read.kind === 'refused' ? read.status : 422 });
  const link = await confirmAlert(visit, key);
  if (link.kind === 'found' && link.isStarted) throw redirect(path, 303);
  return data(shown(args, link), { status: 422 });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => linkHeaders(actionHeaders);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AlertConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertLinkPage view={actionData ?? loaderData} isAnswer={actionData !== undefined} />;
}
