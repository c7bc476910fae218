import { data, redirect } from 'react-router';
import { readBody } from '#src/http/read-body.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { HeldView } from '#src/ui/reservations/held-view.tsx';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';
import { checkoutHref, heldHref } from '#src/views/reservations/checkout-href.ts';
import { heldView } from '#src/views/reservations/held-view.ts';
import type { Route } from './+types/held.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

/** Whose reservation an address shows: by its id and the visitor, the shopper who is signed in, or the key of the emails' link. */
async function reservationOf({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const visit = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const [id, key] = [query.get('id') ?? '', query.get('key')];
  const own = isUuid(id) ? await ownReservation(visit, id, key) : null;
  if (own === null) throw notFound();
  return { visit, own, key, isAsking: query.get('step') === 'cancel' };
}

/** Opening the page only shows the reservation, because mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { visit, own, key, isAsking } = await reservationOf(args);
  if (own.state === 'held')
    throw redirect(checkoutHref(visit, own.vehicle.slug), { status: 303, headers: { 'Cache-Control': 'no-store' } });
  return { page: await heldView(visit, own, key), isAsking, siteName: visit.site.name };
}

export async function action(args: Route.ActionArgs) {
  const { visit, own, key } = await reservationOf(args);
  const wait = countAttempt(visit);
  if (wait !== null) return data({ message: LIMIT_TEXTS.address }, tooManyInit(wait));
  const read = await readBody(args.request);
  if (read.kind === 'refused') return data({ message: read.detail }, { status: read.status });
  if (read.body.action !== 'cancel') return data({ message: 'We couldn’t do that. Please try again.' }, { status: 422 });
  const { kind } = await cancelReservation(visit, own.id, key);
  if (kind === 'unknown') throw notFound();
  if (kind === 'notPossible')
    return data({ message: 'This can’t be cancelled online any more. Please give us a call.' }, { status: 409 });
  throw redirect(heldHref(visit, own, key), { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

/** The address may contain a key, so it must not leak, not even in the Referer header. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = ownPageHeaders(actionHeaders);
  all.set('Referrer-Policy', 'strict-origin');
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function HeldRoute({ loaderData: { page, isAsking }, actionData }: Route.ComponentProps) {
  return <HeldView page={page} isAsking={isAsking} message={actionData?.message ?? null} />;
}
