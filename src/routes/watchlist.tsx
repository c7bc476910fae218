import { data, redirect } from 'react-router';
import { readBody } from '#src/http/read-body.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { WatchlistPage } from '#src/ui/accounts/watchlist-page.tsx';
import { changeWatched } from '#src/use-cases/accounts/change-watched.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { watchlistView } from '#src/views/accounts/watchlist-view.ts';
import type { Route } from './+types/watchlist.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders, signedInVisit } from './signed-in-visit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!hasWatchlist(context.get(visitContext))) throw notFound();
  const { visit, signedIn } = await signedInVisit(request, context, 'watchlist');
  const { name, switches } = visit.site;
  return {
    list: await watchlistView(visit, signedIn),
    path: addressPath('watchlist'),
    garage: { label: switches.garageTitle, href: garagePath(visit) },
    asOf: clockText(switches.timeZone, visit.services.now()),
    siteName: name,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!hasWatchlist(context.get(visitContext))) throw notFound();
  const { visit, signedIn } = await signedInVisit(request, context, 'watchlist');
  const wait = countAttempt(visit);
  if (wait !== null) return data({ message: LIMIT_TEXTS.address }, tooManyInit(wait));
  const read = await readBody(request);
  if (read.kind === 'refused') return data({ message: read.detail }, { status: read.status });
  if (!(await changeWatched(visit, signedIn, read.body))) return data({ message: UNKNOWN }, { status: 422 });
  throw redirect(addressPath('watchlist'), 303);
}

const UNKNOWN = 'We couldn’t do that. Please try again.';

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Watchlist | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function WatchlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { list, path, garage, asOf } = loaderData;
  return <WatchlistPage list={list} path={path} garage={garage} asOf={asOf} message={actionData?.message ?? null} />;
}
