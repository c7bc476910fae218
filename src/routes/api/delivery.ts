import { problemAnswer } from '#src/http/problem-answer.ts';
import { estimateDelivery } from '#src/use-cases/delivery/estimate-delivery.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/delivery: what it costs to deliver a vehicle to a postcode (ledger M12, I4). Not cached, because there are too many postcodes. */
export async function delivery({ request, context }: ApiArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const answer = await estimateDelivery(context.get(pageContext), {
    postcode: query.get('postcode') ?? '',
    carId: query.get('car_id') ?? '',
  });
  switch (answer.kind) {
    case 'estimate':
      return Response.json({ price: answer.price, name: answer.name }, { headers: { 'Cache-Control': 'no-store' } });
    case 'unknown':
      return problemAnswer(404, 'There is nothing at this address.');
    case 'invalid':
      return problemAnswer(422, answer.message, { errors: [{ field: 'postcode', message: answer.message }] });
  }
}
