import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { problemAnswer } from './problem-answer.ts';
import { readBody } from './read-body.ts';
import { tooManyAnswer } from './too-many-answer.ts';

/** POST /api/call-reveal: counts that the phone number of a vehicle's dealer was revealed. Nothing about the visitor is stored (ledger V11). */
export async function revealPhone(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return problemAnswer(405, 'This address only accepts POST.', { headers: { Allow: 'POST' } });
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const { car_id: car, dealership_id: dealership, website_id: website } = read.body;
  const errors = [
    ...(isKey(car) ? [] : [{ field: 'car_id', message: 'Please send the vehicle’s id.' }]),
    ...(isId(dealership) ? [] : [{ field: 'dealership_id', message: 'Please send the dealership’s id.' }]),
    ...(isId(website) ? [] : [{ field: 'website_id', message: 'Please send the website’s id.' }]),
  ];
  if (errors.length > 0) return problemAnswer(422, 'Please fix the following errors:', { errors });
  const found = Number(website) === context.site.id ? await findVehicle(context, String(car)) : null;
  if (found === null || found.dealershipId !== Number(dealership)) return problemAnswer(404, 'There is no such vehicle here.');
  const { services, store, sender, site } = context;
  const ip = sender?.ip ?? '';
  if (services.counts.take(ip, { siteId: site.id }) === null)
    return tooManyAnswer(services.counts.retryAfter(ip, { siteId: site.id }));
  await store.noteReveal({ vehicleId: found.id, dealershipId: found.dealershipId, at: services.now() });
  const noted = { car_id: found.id, dealership_id: found.dealershipId, website_id: context.site.id };
  return Response.json(noted, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

/** A number, or a number as a form sends it. */
const isId = (value: unknown): boolean => /^[1-9]\d{0,8}$/.test(wordOf(value));

/** An id, or an address (ledger I3). */
const isKey = (value: unknown): boolean => /^[a-z0-9-]{1,400}$/.test(wordOf(value));

const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
