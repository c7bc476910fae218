import { data, redirect } from 'react-router';
import { readBody } from '#src/http/read-body.ts';
import { retryAfter } from '#src/http/retry-after.ts';
import { bookingPath } from '#src/rules/bookings/booking-path.ts';
import { BookingView } from '#src/ui/bookings/booking-view.tsx';
import { changeBooking } from '#src/use-cases/bookings/change-booking.ts';
import { showBooking } from '#src/views/bookings/show-booking.ts';
import type { Route } from './+types/booking.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';

const linkOf = (request: Request, reference: string) => ({
  reference,
  key: new URL(request.url).searchParams.get('key') ?? '',
});

/** Opening the link only shows the booking, because mail scanners open links too. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(visitContext);
  const date = new URL(request.url).searchParams.get('date') ?? '';
  const page = await showBooking(ctx, linkOf(request, params.reference), date);
  if (page === null) throw notFound();
  return { page, siteName: ctx.site.name };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const read = await readBody(request);
  if (read.kind === 'refused') return data({ message: read.detail }, { status: read.status });
  const link = linkOf(request, params.reference);
  const answer = await changeBooking(context.get(visitContext), link, read.body);
  if (answer.kind === 'unknown') throw notFound();
  if (answer.kind === 'done') throw redirect(bookingPath(link.reference, link.key), 303);
  const { status, message, retryAfterSeconds } = answer;
  return data({ message }, { status, headers: retryAfter(retryAfterSeconds) });
}

/** The address contains the key, so it must not leak, not even in the Referer header. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set('Cache-Control', 'no-store');
  all.set('Referrer-Policy', 'strict-origin');
  all.set('X-Robots-Tag', 'noindex');
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingView page={loaderData.page} message={actionData?.message ?? null} />;
}
