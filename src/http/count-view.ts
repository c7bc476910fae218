import { createHash } from 'node:crypto';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { changedFields, knownFields } from '#src/rules/vehicle/changed-fields.ts';
import { isCountedView, viewWindow } from '#src/rules/vehicle/counted-view.ts';
import type { Context, Sender } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { problemAnswer } from './problem-answer.ts';

/**
 * GET /cars/{slug}/view.json: how often a vehicle's page was viewed on this site, including this time if it counts, and what has changed since
 * the requesting page was rendered (ledger V16, H5). The site is the host's own, whatever website_id says. A robot gets the number too.
 */
export async function countView(request: Request, context: Context, key: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problemAnswer(405, 'This address is read-only.', { headers: { Allow: 'GET, HEAD' } });
  const car = await findVehicle(context, key);
  if (car === null) return problemAnswer(404, 'There is no such vehicle here.');
  const params = new URL(request.url).searchParams;
  try {
    const views = await viewsOf(request, context, car);
    const known = knownFields(params.get('photos_count'), params.get('updated_at'));
    return Response.json({ views, car_fields: changedFields(car, known) }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    // The page then shows no number.
    context.services.warn(error, 'A page view was not counted.');
    return problemAnswer(503, 'The views cannot be counted at the moment.', { headers: { 'Retry-After': '30' } });
  }
}

function viewsOf(request: Request, { store, services, sender, site }: Context, car: Vehicle): Promise<number> {
  const { headers, method } = request;
  const isCounted =
    sender !== null &&
    isCountedView({
      method,
      userAgent: sender.userAgent,
      purposes: ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name)),
      dest: headers.get('sec-fetch-dest'),
      site: headers.get('sec-fetch-site'),
    }) &&
    services.counts.take(sender.ip, { siteId: site.id }) !== null;
  if (!isCounted) return store.views(car.id);
  return store.countView({ vehicleId: car.id, ...viewWindow(services.now()), visitorOf: (salt) => visitorOf(salt, sender) });
}

/** Identifies a visitor without storing the network address: only the day's salt could reveal it, and the salt is deleted (ledger H5). */
const visitorOf = (salt: string, { ip, userAgent }: Sender): string =>
  createHash('sha256')
    .update(`${salt} ${addressKey(ip)} ${userAgent}`)
    .digest('base64url')
    .slice(0, 22);
