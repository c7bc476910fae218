import { gateOfForm } from '#src/rules/accounts/gates.ts';
import { checkField } from '#src/rules/leads/check-field.ts';
import { checkStep, type FieldError } from '#src/rules/leads/check-step.ts';
import { listItems } from '#src/rules/leads/field-text.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import { select } from '#src/rules/leads/form-types.ts';
import { CAREERS_ENQUIRY } from '#src/rules/leads/lead-category.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findLeadOffer } from '#src/use-cases/offers/find-offer.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { gatherFormInput } from './gather-form-input.ts';
import { recordLead } from './record-lead.ts';

/** Accepts a form, or a step of one: checks it by the form's own rules, then stores it with its booking and deliveries (ledger L1). */
export async function submitLead(context: Context, sent: SentLead): Promise<LeadOutcome> {
  if (!isFormOffered(sent.form, context.site.switches)) return { kind: 'unknown' };
  if (await needsSignIn(context, sent)) return { kind: 'signIn', message: SIGN_IN_FIRST };
  const car = sent.carKey === null ? null : await findVehicle(context, sent.carKey);
  if (sent.carKey !== null && car === null) return { kind: 'unknown' };
  const offer = sent.offerKey === null ? null : findLeadOffer(context, sent.offerKey);
  if (sent.offerKey !== null && offer === null) return { kind: 'unknown' };
  const input = gatherFormInput(context, car, offer, writtenTo(context, sent));
  const form = leadForm(sent.form, input);
  if (sent.step >= form.steps.length)
    return { kind: 'invalid', errors: [{ field: 'step', message: 'This form has no such step.' }] };
  const checked = checkStep(form, sent.step, sent.raw);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors };
  const filed = filedUnder(sent, checked.values);
  if ('errors' in filed) return { kind: 'invalid', errors: filed.errors };
  return recordLead(context, sent, {
    form,
    values: { ...checked.values, ...filed.values },
    optInLabel: input.switches.optInLabel,
  });
}

const SIGN_IN_FIRST = 'Please sign in first. Nothing was sent.';

/** Whether a form is that of a gated page and its sender is signed out. A later step is its visitor's: whoever may begin may finish. */
async function needsSignIn(context: Context, { form, carKey, leadId }: SentLead): Promise<boolean> {
  const isGated = leadId === null && gateOfForm(form, carKey !== null, context.site.switches) !== null;
  return isGated && (await readSession(context)) === null;
}

/**
 * What any lead may contain beyond the fields of its step: a subcategory, additional services, and that it is about a career (ledger L9, L17).
 * If its form has these fields, they have been checked already.
 */
function filedUnder(
  { raw }: SentLead,
  checked: Readonly<Record<string, string>>,
): { values: Record<string, string> } | { errors: readonly FieldError[] } {
  const values: Record<string, string> = {};
  for (const name of ['subcategory', 'additional_services'] as const) {
    if (Object.hasOwn(checked, name)) continue;
    const sent = raw[name] ?? '';
    // Only the form that offers services knows which there are.
    const field = name === 'additional_services' ? select(name, listItems(sent), false) : ({ name, required: false } as const);
    const result = checkField(field, sent);
    if ('message' in result) return { errors: [{ field: name, message: result.message }] };
    if (result.value !== '') values[name] = result.value;
  }
  const isCareer = raw.category?.trim().toLowerCase() === CAREERS_ENQUIRY.toLowerCase();
  return { values: isCareer ? { ...values, category: CAREERS_ENQUIRY } : values };
}

/** The location whose page the form was sent from, which the form names. */
const writtenTo = (context: Context, { form, raw }: SentLead) =>
  form === 'contact' ? (shownLocations(context).find(({ id }) => String(id) === raw.location_id) ?? null) : null;
