import { problemAnswer } from '#src/http/problem-answer.ts';
import { tooManyAnswer } from '#src/http/too-many-answer.ts';
import { lookUpRego } from '#src/use-cases/leads/look-up-rego.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** GET /api/rego: a vehicle by its registration (ledger L12). Not cached, because each network address has a limit. */
export async function rego({ request, context }: ApiArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const answer = await lookUpRego(context.get(visitContext), {
    rego: query.get('rego') ?? '',
    state: query.get('state') ?? '',
  });
  switch (answer.kind) {
    case 'found':
      return Response.json(answer.vehicle, { headers: { 'Cache-Control': 'no-store' } });
    case 'unknown':
      return problemAnswer(404, 'We couldn’t find that rego. Please enter the details yourself.');
    case 'invalid':
      return problemAnswer(422, 'Please fix the following errors:', { errors: answer.errors });
    case 'tooMany':
      return tooManyAnswer(answer.retryAfterSeconds);
  }
}
