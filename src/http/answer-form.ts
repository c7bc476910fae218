import { addressPath } from '#src/rules/addresses/addresses.ts';
import { FIELDS } from '#src/rules/leads/fields.ts';
import { successHref } from '#src/rules/leads/form-name.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import type { FormReply } from '#src/views/leads/form-view.ts';
import { failedAnswer } from './failed-answer.ts';
import { readLead } from './read-lead.ts';
import { retryAfter } from './retry-after.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** The result of a form that was sent without JavaScript: the thank-you page, or the form again. */
export type FormAnswer =
  | { readonly kind: 'sent'; readonly href: string; readonly cookie: string }
  | {
      readonly kind: 'again';
      readonly status: number;
      readonly reply: FormReply;
      readonly headers: Readonly<Record<string, string>>;
    };

/** Handles a form sent from its own page: as the API does, but answers with a page that still has what was typed (ledger L7, L8, L12). */
export async function answerForm(
  context: Context,
  request: Request,
  page: string,
  report: (error: unknown) => void,
): Promise<FormAnswer> {
  const read = await readLead(request, context);
  if (read.kind === 'refused') return again({ ...EMPTY, failure: read.detail }, read.status);
  const sent = { ...read.sent, pageId: page };
  const { form, step, leadId, raw } = sent;
  const typed: FormReply = { ...EMPTY, form, step, leadId, values: typedIn(raw) };
  if (raw.go === 'back') return again({ ...typed, step: Math.max(0, step - 1) });
  const { attempts } = context.services;
  if (attempts.take(sent.ip) === null)
    return answerOf(context, sent, typed, {
      kind: 'tooMany',
      retryAfterSeconds: attempts.retryAfter(sent.ip),
      message: LIMIT_TEXTS.address,
    });
  try {
    return answerOf(context, sent, typed, await submitLead(context, sent));
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, null, report);
    return again({ ...typed, failure: status === 500 ? UNEXPECTED : text }, status, retryAfter(retryAfterSeconds));
  }
}

const UNEXPECTED = 'An unexpected error occured';
/** A visitor who lost the cookie between two steps begins again, with what they typed. */
const LOST = 'We couldn’t find the start of this form. Please check it and send it again.';
const GONE = 'What you’re asking about is no longer listed. Please search our stock, or give us a call.';
const EMPTY: FormReply = { form: null, step: 0, leadId: null, values: {}, errors: [], failure: null };

function again(reply: FormReply, status = 200, headers: Readonly<Record<string, string>> = {}): FormAnswer {
  return { kind: 'again', status, reply, headers: { ...headers, 'Cache-Control': 'no-store' } };
}

function answerOf({ sender }: Context, { form, carKey }: SentLead, typed: FormReply, outcome: LeadOutcome): FormAnswer {
  switch (outcome.kind) {
    case 'accepted': {
      const cookie = visitorCookie(outcome.visitor, sender?.isSecure === true);
      // A valuation carries on at an address of its own, which its visitor can come back to.
      if (form === 'valuation') return { kind: 'sent', href: addressPath('valuation', { lead: outcome.leadId }), cookie };
      if (outcome.isComplete) return { kind: 'sent', href: successHref(form, outcome.leadId, carKey), cookie };
      return again({ ...typed, step: typed.step + 1, leadId: outcome.leadId }, 200, { 'Set-Cookie': cookie });
    }
    case 'invalid':
      return again({ ...typed, errors: outcome.errors }, 422);
    case 'unknown':
      return again(typed.leadId === null ? { ...typed, failure: GONE } : { ...typed, step: 0, leadId: null, failure: LOST }, 404);
    case 'signIn':
      return again({ ...typed, failure: outcome.message }, 401);
    case 'conflict':
      return again({ ...typed, failure: outcome.message }, outcome.status);
    case 'tooMany':
      return again({ ...typed, failure: outcome.message }, 429, retryAfter(outcome.retryAfterSeconds));
    case 'tooLarge':
      return again({ ...typed, failure: 'This is too large to send.' }, 413);
  }
}

/** Only what the visitor typed, without the form's other fields. */
const typedIn = (raw: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => Object.hasOwn(FIELDS, name)));
