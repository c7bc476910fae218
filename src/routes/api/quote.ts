import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { tooManyAnswer } from '#src/http/too-many-answer.ts';
import { requestQuote } from '#src/use-cases/finance/request-quote.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** POST /api/youx/quote: a lender's quote for a vehicle; an empty answer when there is none (ledger M8). */
export async function quote({ request, context }: ApiArgs): Promise<Response> {
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const answer = await requestQuote(context.get(visitContext), read.body);
  switch (answer.kind) {
    case 'quote':
      return Response.json(answer.quote, { headers: { 'Cache-Control': 'no-store' } });
    case 'none':
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    case 'unknown':
      return problemAnswer(404, 'There is nothing at this address.');
    case 'invalid':
      return problemAnswer(422, 'Please fix the following errors:', { errors: answer.errors });
    case 'tooMany':
      return tooManyAnswer(answer.retryAfterSeconds);
  }
}
