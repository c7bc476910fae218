import { addressPath } from '#src/rules/addresses/addresses.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import { VALUATION_STEPS } from '#src/rules/leads/valuation-steps.ts';
import { marksOfForm } from '#src/rules/trade-in/damage-marks.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import type { Valuation } from '#src/use-cases/trade-in/read-valuation.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { StepPart } from '#src/views/trade-in/valuation-view.ts';
import { readLead } from './read-lead.ts';
import { retryAfter } from './retry-after.ts';

export type ValuationAnswer =
  | { readonly kind: 'on'; readonly href: string }
  | {
      readonly kind: 'again';
      readonly status: number;
      readonly reply: ValuationReply;
      readonly headers: Readonly<Record<string, string>>;
    };

/** Answers a step of a valuation that was sent from its own page, with or without script (ledger T1). */
export async function answerValuation(
  context: Context,
  request: Request,
  { lead, noFigure }: Valuation,
  part: StepPart,
): Promise<ValuationAnswer> {
  const read = await readLead(request, context, 'valuation');
  if (read.kind === 'refused') return again({ ...NOTHING, failure: read.detail }, read.status);
  const { raw } = read.sent;
  const href = (step: StepPart, query = '') => ({
    kind: 'on' as const,
    href: `${addressPath('valuation', { lead: lead.id, step })}${query}`,
  });
  // Without script a car by hand is chosen level by level: each answer opens the next list.
  if (part === 'by-hand' && raw.go === 'next') return href('by-hand', `?${chosenQuery(raw)}`);
  const typed = { ...NOTHING, values: raw };
  const wait = countAttempt(context);
  if (wait !== null) return again({ ...typed, failure: LIMIT_TEXTS.address }, 429, retryAfter(wait));
  const send = (step: number, values: Readonly<Record<string, string>>, uploads = read.sent.uploads) =>
    submitLead(context, sentAs(read.sent, { step, leadId: lead.id, raw: values }, uploads));
  switch (part) {
    case 'car':
    case 'by-hand':
      return answerOf(await send(VALUATION_STEPS.car, raw), typed, href(part === 'car' ? 'car' : 'condition'));
    case 'condition':
      return answerOf(await send(VALUATION_STEPS.condition, { ...raw, marks: marksOfForm(raw) }), typed, href('offer'));
    case 'offer':
    case 'accept':
    case 'inspection': {
      // A car without a figure is asked for its kilometres together with who to call.
      if (noFigure === 'age' && raw.kms !== undefined) {
        const first = await send(VALUATION_STEPS.condition, raw);
        if (first.kind !== 'accepted') return answerOf(first, typed, href('offer'));
      }
      return answerOf(await send(VALUATION_STEPS.offer, raw, undefined), typed, href('offer'));
    }
  }
}

const NOTHING: ValuationReply = { values: {}, errors: [], failure: null };

const again = (reply: ValuationReply, status: number, headers: Readonly<Record<string, string>> = {}): ValuationAnswer => ({
  kind: 'again',
  status,
  reply,
  headers: { ...headers, 'Cache-Control': 'no-store' },
});

const sentAs = (
  { uploads: _uploads, ...sent }: SentLead,
  facts: Pick<SentLead, 'step' | 'leadId' | 'raw'>,
  uploads: SentLead['uploads'],
): SentLead => ({ ...sent, ...facts, ...(uploads === undefined ? {} : { uploads }) });

const LEVELS = [
  ['year', 'Vehicle Year'],
  ['make', 'Vehicle Make'],
  ['model', 'Vehicle Model'],
] as const;

const chosenQuery = (raw: Readonly<Record<string, string>>): string =>
  new URLSearchParams(LEVELS.flatMap(([name, field]) => (raw[field] ? [[name, raw[field].slice(0, 80)]] : []))).toString();

function answerOf(outcome: LeadOutcome, typed: ValuationReply, on: ValuationAnswer): ValuationAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return on;
    case 'invalid':
      return again({ ...typed, errors: outcome.errors }, 422);
    case 'conflict':
      // The page shows how the valuation stands now: accepted, ended, or with another offer.
      return again({ ...typed, failure: outcome.message }, outcome.status);
    case 'signIn':
      return again({ ...typed, failure: outcome.message }, 401);
    case 'tooMany':
      return again({ ...typed, failure: outcome.message }, 429, retryAfter(outcome.retryAfterSeconds));
    case 'tooLarge':
      return again({ ...typed, failure: 'This is too large to send.' }, 413);
    case 'unknown':
      return again({ ...typed, failure: 'We couldn’t find the start of this valuation. Please start again.' }, 404);
  }
}
