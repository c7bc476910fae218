import { problemAnswer } from '#src/http/problem-answer.ts';
import { listAppointments } from '#src/use-cases/bookings/list-appointments.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/appointments: the times at which someone can come (ledger L11). They change with the clock and with each booking: never kept. */
export async function loader({ request, context }: ApiArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const answer = await listAppointments(context.get(visitContext), {
    kind: asked.get('kind') ?? '',
    locationId: asked.get('location_id') ?? '',
    date: asked.get('date') ?? '',
  });
  if (answer.kind === 'unknown') return problemAnswer(404, 'There is no such location here.');
  if (answer.kind === 'invalid') return problemAnswer(422, 'Please fix the following errors:', { errors: answer.errors });
  return Response.json({ times: answer.times }, { headers: { 'Cache-Control': 'no-store' } });
}
