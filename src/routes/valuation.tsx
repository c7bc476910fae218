import { data, redirect } from 'react-router';
import { answerValuation } from '#src/http/answer-valuation.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { ValuationPage } from '#src/ui/trade-in/valuation-page.tsx';
import { readValuation } from '#src/use-cases/trade-in/read-valuation.ts';
import { STEP_PARTS, valuationView } from '#src/views/trade-in/valuation-view.ts';
import type { Route } from './+types/valuation.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';
import { takeForm } from './take-form.ts';

/** The valuation that the visitor began, and which step of it. Another's, and one that never was, are the same 404 (ledger H3). */
async function valuationIn({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const visit = context.get(visitContext);
  const part = STEP_PARTS.find((one) => one === (params.step ?? 'car'));
  const valuation = part === undefined ? null : await readValuation(visit, params.lead);
  if (part === undefined || valuation === null) throw notFound();
  return { visit, valuation, part };
}

export async function loader(args: Route.LoaderArgs) {
  const { visit, valuation, part } = await valuationIn(args);
  const query = new URL(args.request.url).searchParams;
  const view = await valuationView(visit, valuation, part, query);
  const wait = view.step.kind === 'by-hand' ? view.step.hand.retryAfterSeconds : null;
  return data({ view, siteName: visit.site.name }, wait === null ? {} : tooManyInit(wait));
}

export async function action(args: Route.ActionArgs) {
  const { visit, valuation, part } = await valuationIn(args);
  if (part === 'inspection') {
    const { data: reply, init } = await takeForm(args.request, visit);
    return data({ kind: 'form' as const, reply }, init ?? {});
  }
  const answer = await answerValuation(visit, args.request, valuation, part);
  if (answer.kind === 'on') throw redirect(answer.href, { status: 303, headers: { 'Cache-Control': 'no-store' } });
  return data({ kind: 'step' as const, reply: answer.reply }, { status: answer.status, headers: answer.headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => ownPageHeaders(actionHeaders, loaderHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `What’s your car worth? | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function Valuation({ loaderData, actionData }: Route.ComponentProps) {
  return <ValuationPage view={loaderData.view} answer={actionData ?? null} />;
}
