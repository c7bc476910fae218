import { checkField } from '#src/rules/leads/check-field.ts';
import { checkStep } from '#src/rules/leads/check-step.ts';
import { listItems } from '#src/rules/leads/field-text.ts';
import { select } from '#src/rules/leads/form-types.ts';
import { CAREERS_ENQUIRY } from '#src/rules/leads/lead-category.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findAskedOffer } from '#src/use-cases/offers/find-offer.ts';
import { shownLocations } from '#src/use-cases/places/locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { formInput } from './form-input.ts';
import type { FieldError, LeadOutcome, SentLead } from './lead-types.ts';
import { recordLead } from './record-lead.ts';

/** Takes a form, or a step of one, that a visitor sent: checked by the form's own rules, then stored with all that follows from it (ledger L1). */
export async function submitLead(context: Context, sent: SentLead): Promise<LeadOutcome> {
  // Where finance is off nothing takes its form (ledger P11).
  if (sent.form === 'finance' && !context.site.switches.financeEnabled) return { kind: 'unknown' };
  const car = sent.carKey === null ? null : await findVehicle(context, sent.carKey);
  if (sent.carKey !== null && car === null) return { kind: 'unknown' };
  const offer = sent.offerKey === null ? null : findAskedOffer(context, sent.offerKey);
  if (sent.offerKey !== null && offer === null) return { kind: 'unknown' };
  const given = formInput(context, car, offer, writtenTo(context, sent));
  const form = leadForm(sent.form, given);
  if (sent.step >= form.steps.length)
    return { kind: 'invalid', errors: [{ field: 'step', message: 'This form has no such step.' }] };
  const checked = checkStep(form, sent.step, sent.raw);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors };
  const filed = filedUnder(sent, checked.values);
  if ('errors' in filed) return { kind: 'invalid', errors: filed.errors };
  return recordLead(context, sent, {
    form,
    values: { ...checked.values, ...filed.values },
    optInLabel: given.switches.optInLabel,
  });
}

/**
 * What any lead may say beyond what its step asks for: a subcategory, additional services, and that it is about a career (ledger L9, L17).
 * A form that asks for them itself has checked them.
 */
function filedUnder(
  { raw }: SentLead,
  checked: Readonly<Record<string, string>>,
): { values: Record<string, string> } | { errors: readonly FieldError[] } {
  const values: Record<string, string> = {};
  for (const name of ['subcategory', 'additional_services'] as const) {
    if (Object.hasOwn(checked, name)) continue;
    const given = raw[name] ?? '';
    // Which services there are is known only to the form that offers them.
    const field = name === 'additional_services' ? select(name, listItems(given), false) : ({ name, required: false } as const);
    const told = checkField(field, given);
    if ('message' in told) return { errors: [{ field: name, message: told.message }] };
    if (told.value !== '') values[name] = told.value;
  }
  const isCareer = raw.category?.trim().toLowerCase() === CAREERS_ENQUIRY.toLowerCase();
  return { values: isCareer ? { ...values, category: CAREERS_ENQUIRY } : values };
}

/** The location whose page the form was sent from; the form says so itself. */
const writtenTo = (context: Context, { form, raw }: SentLead) =>
  form === 'contact' ? (shownLocations(context).find(({ id }) => String(id) === raw.location_id) ?? null) : null;
