import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { listAppointments } from '#src/use-cases/bookings/list-appointments.ts';
import { showReceipt } from '#src/views/leads/show-receipt.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/appointments: the free times at a location (ledger L11). Not cached, because they change with the clock and with each booking. */
export async function appointments({ request, context }: ApiArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const answer = await listAppointments(context.get(visitContext), {
    kind: query.get('kind') ?? '',
    locationId: query.get('location_id') ?? '',
    date: query.get('date') ?? '',
  });
  if (answer.kind === 'unknown') return problemAnswer(404, 'There is no such location here.');
  if (answer.kind === 'invalid') return problemAnswer(422, 'Please fix the following errors:', { errors: answer.errors });
  return Response.json({ times: answer.times }, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST /api/leads/receipt: what a visitor sent. A POST, because only those carry the visitor's cookie (ledger H3). */
export async function receipt({ request, context }: ApiArgs): Promise<Response> {
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const { lead_id: id } = read.body;
  const sent = typeof id === 'string' ? await showReceipt(context.get(visitContext), id) : null;
  if (sent === null) return problemAnswer(404, 'There is no such lead here.');
  return Response.json(sent, { headers: { 'Cache-Control': 'no-store' } });
}
