import { data, redirect } from 'react-router';
import { forgottenCookies } from '#src/http/checkout-cookies.ts';
import { readBody } from '#src/http/read-body.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { isSignOut } from '#src/rules/accounts/garage.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { isSamePath } from '#src/rules/site/same-path.ts';
import { type GarageReply, GarageView } from '#src/ui/accounts/garage-view.tsx';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';
import { garageView } from '#src/views/accounts/garage-view.ts';
import type { Route } from './+types/garage.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders, signedInVisit } from './signed-in-visit.ts';

/** The page has one name on each site; under the others there is nothing (ledger A10). */
const visitOf = async ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const path = garagePath(context.get(visitContext));
  if (!isSamePath(new URL(request.url).pathname.replace(/\.data$/, ''), path)) throw notFound();
  return signedInVisit(request, context, 'my-garage');
};

export async function loader(args: Route.LoaderArgs) {
  const { visit, signedIn } = await visitOf(args);
  return { page: await garageView(visit, signedIn), siteName: visit.site.name };
}

export async function action(args: Route.ActionArgs) {
  const { visit, signedIn } = await visitOf(args);
  const read = await readBody(args.request);
  if (read.kind === 'refused') return data(replyWith({ message: read.detail }), { status: read.status });
  const wait = isSignOut(read.body.action) ? null : countAttempt(visit);
  if (wait !== null) return data(replyWith({ message: LIMIT_TEXTS.address }), tooManyInit(wait));
  const answer = await changeGarage(visit, signedIn, read.body);
  switch (answer.kind) {
    case 'done':
      throw redirect(`${garagePath(visit)}#${answer.part}`, 303);
    case 'signedOut':
      throw redirect('/', { status: 303, headers: signedOut(visit.sender?.isSecure === true) });
    case 'invalid':
      return data(replyWith({ errors: answer.errors, typed: answer.typed }), { status: 422 });
    case 'invalidContact':
      return data(replyWith({ contact: answer.contact }), { status: 422 });
    case 'unknown':
      return data(replyWith({ message: 'We couldn’t do that. Please try again.' }), { status: 422 });
  }
}

const replyWith = (facts: Partial<GarageReply>): GarageReply => ({
  message: null,
  errors: [],
  typed: {},
  contact: null,
  ...facts,
});

function signedOut(isSecure: boolean): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of forgottenCookies(isSecure)) headers.append('Set-Cookie', cookie);
  return headers;
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function GarageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GarageView page={loaderData.page} reply={actionData ?? null} />;
}
