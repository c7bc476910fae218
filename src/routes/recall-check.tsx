import { data } from 'react-router';
import { findRecall } from '#src/blocks/recall-notice/find-recall.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { VIN_LENGTH } from '#src/rules/recalls/recall-vins.ts';
import { RecallAnswerView } from '#src/ui/recalls/recall-answer.tsx';
import { checkRecall } from '#src/use-cases/recalls/check-recall.ts';
import type { Route } from './+types/recall-check.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';

/** What was typed is shown again, but no more of it than any VIN with its spaces needs. */
const LONGEST = VIN_LENGTH * 2;

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const found = findRecall(visit.site.pages, query.get('recall') ?? '');
  if (found === null) throw notFound();
  const { heading, recallNumber, affectedVins, promises, link } = found.recall;
  const typed = (query.get('vin') ?? '').trim().slice(0, LONGEST);
  const check = checkRecall(visit, affectedVins, typed);
  const page = {
    heading,
    recall: recallNumber,
    typed,
    answer: check.kind,
    promises,
    book: link,
    back: `/${found.page}`,
  };
  return data({ page, siteName: visit.site.name }, check.kind === 'tooMany' ? tooManyInit(check.retryAfterSeconds) : {});
}

/** The address has a VIN in it: the page is kept nowhere, and the address goes no further. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const all = new Headers(loaderHeaders);
  all.set('Cache-Control', 'no-store');
  all.set('Referrer-Policy', 'strict-origin');
  all.set('X-Robots-Tag', 'noindex');
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.heading} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function RecallCheckRoute({ loaderData }: Route.ComponentProps) {
  return <RecallAnswerView page={loaderData.page} />;
}
