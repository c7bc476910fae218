import { problemAnswer } from '#src/http/problem-answer.ts';
import { vehicleAnswer } from '#src/views/vehicle/vehicle-answer.ts';
import { pageContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/cars/{slug}: everything that is known of a vehicle, by its address or id (ledger V20, V21). */
export async function loader({ key, context }: ApiArgs): Promise<Response> {
  const answer = await vehicleAnswer(context.get(pageContext), key);
  return answer === null ? problemAnswer(404, 'There is no such vehicle here.') : Response.json(answer);
}
