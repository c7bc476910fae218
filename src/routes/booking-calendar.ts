import { writeCalendar } from '#src/use-cases/bookings/write-calendar.ts';
import type { Route } from './+types/booking-calendar.ts';
import { visitContext } from './request-context.ts';

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex' };

/** /booking/{reference}/calendar.ics?key=…: a booking for its owner's calendar (ledger L11). */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const file = await writeCalendar(context.get(visitContext), { reference: params.reference, key });
  if (file === null)
    return new Response('There is no such booking.\n', { status: 404, headers: { ...PRIVATE, 'Content-Type': 'text/plain' } });
  const headers = {
    ...PRIVATE,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="booking.ics"',
  };
  return new Response(file, { headers });
}
