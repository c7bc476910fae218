import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { showReceipt } from '#src/views/leads/show-receipt.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

/** POST /api/leads/receipt: what a visitor sent. Posted, because only what is sent carries the visitor's cookie (ledger H3). */
export async function action({ request, context }: ApiArgs): Promise<Response> {
  const read = await readBody(request);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  const { lead_id: id } = read.body;
  const receipt = typeof id === 'string' ? await showReceipt(context.get(visitContext), id) : null;
  if (receipt === null) return problemAnswer(404, 'There is no such lead here.');
  return Response.json(receipt, { headers: { 'Cache-Control': 'no-store' } });
}
