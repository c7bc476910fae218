import type { LeadOutcome } from '#src/rules/leads/sent-lead.ts';
import { problemAnswer } from './problem-answer.ts';
import { tooManyAnswer } from './too-many-answer.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** The API's answer to a lead (ledger I4, L17): 201 for a new one, 200 for one that was sent before. */
export function leadAnswer(outcome: LeadOutcome, isSecure: boolean): Response {
  switch (outcome.kind) {
    case 'accepted':
      return Response.json(
        {
          lead_id: outcome.leadId,
          ...(outcome.booking === null ? {} : { booking: outcome.booking }),
          // What a valuation's browser is told when an offer is accepted (ledger T1).
          ...(outcome.isOfferAccepted === null
            ? {}
            : { form_completed: outcome.isComplete, offer_accepted: outcome.isOfferAccepted }),
        },
        { status: outcome.isReplay ? 200 : 201, headers: { 'Set-Cookie': visitorCookie(outcome.visitor, isSecure) } },
      );
    case 'invalid':
      return problemAnswer(422, 'Please fix the following errors:', { errors: outcome.errors });
    case 'unknown':
      return problemAnswer(404, 'There is no such lead, vehicle or location here.');
    case 'signIn':
      return problemAnswer(401, outcome.message);
    case 'conflict':
      return problemAnswer(outcome.status, outcome.message);
    case 'tooMany':
      return tooManyAnswer(outcome.retryAfterSeconds, outcome.message);
    case 'tooLarge':
      return problemAnswer(413, 'This is too large to send.');
  }
}
