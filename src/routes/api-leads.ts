import { leadAnswer } from '#src/use-cases/lead-answer.ts';
import { problemAnswer } from '#src/use-cases/problem-answer.ts';
import { readLead } from '#src/use-cases/read-lead.ts';
import { submitLead } from '#src/use-cases/submit-lead.ts';
import type { Route } from './+types/api-leads.ts';
import { requestContext } from './request-context.ts';

/** POST /api/leads: a form, or a step of one, answered with its lead_id (ledger L17). */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost();
  const read = await readLead(request, ctx);
  if (read.kind === 'refused') return problemAnswer(read.status, read.detail);
  return leadAnswer(await submitLead(ctx, read.sent), ctx.sender?.isSecure === true);
}

/** Leads are sent, never read, at this address. */
export const loader = (): Response => onlyPost();

const onlyPost = () => problemAnswer(405, 'This address takes POST only.', { headers: { Allow: 'POST' } });
