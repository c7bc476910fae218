import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { leadAnswer } from './lead-answer.ts';
import { problemAnswer } from './problem-answer.ts';
import { readLead } from './read-lead.ts';
import { tooManyAnswer } from './too-many-answer.ts';

/** POST /api/leads: a form, or a step of one, answered with its lead_id (ledger L17). Leads can be sent to this address but not read. */
export async function takeLead(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return problemAnswer(405, 'This address only accepts POST.', { headers: { Allow: 'POST' } });
  const { services, sender } = context;
  const ip = sender?.ip ?? '';
  // Before the body is read, so that a flood from one network address costs no more than this.
  if (services.attempts.take(ip) === null) return tooManyAnswer(services.attempts.retryAfter(ip));
  const read = await readLead(request, context);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  return leadAnswer(await submitLead(context, read.sent), sender?.isSecure === true);
}
