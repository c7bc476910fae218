import type { FieldName } from '#src/rules/leads/fields.ts';
import { fieldByName } from '#src/rules/leads/fields.ts';
import { FORM_NAMES, type FormName } from '#src/rules/leads/form-name.ts';
import { isFormOffered } from '#src/rules/leads/form-needs.ts';
import type { FormInput, StepField } from '#src/rules/leads/form-types.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { gatherFormInput } from '#src/use-cases/leads/gather-form-input.ts';
import type { Schema } from './api-description.ts';

/** What every lead may say besides the fields of its form. */
const AROUND = {
  car_id: { type: ['string', 'integer'], description: 'The vehicle it is about, by id or slug.' },
  offer_id: { type: ['string', 'integer'], description: 'The offer it is about, by its id.' },
  step: { type: ['string', 'integer'], description: 'The step of a form that has several, from 0.' },
  lead_id: { type: 'string', description: 'From the second step: the lead_id that the first was answered with.' },
  idempotency_key: {
    type: 'string',
    description:
      'A random text of your own: a lead sent again with the same text is stored only once. The header Idempotency-Key does the same.',
  },
  page_id: { type: 'string', description: 'Where it was sent from.' },
  lead_attributes: { type: 'object', description: 'What led to it: utm_source and the like.' },
} as const satisfies Readonly<Record<string, Schema>>;

/** A vehicle decides some of a form's fields. */
const ANY_VEHICLE: FormInput['vehicle'] = { carType: 'used', tag: null, isAvailable: true };

/** What can be sent to /api/leads: one of the site's forms, made from the same fields by which it is checked (ledger L4). */
export function leadSchema(context: PageContext): Schema {
  const input = gatherFormInput(context, null);
  const forms = FORM_NAMES.filter((name) => isFormOffered(name, context.site.switches));
  return { oneOf: forms.map((name) => formSchema(name, input)) };
}

function formSchema(name: FormName, input: FormInput): Schema {
  const [alone, about] = [leadForm(name, input), leadForm(name, { ...input, vehicle: ANY_VEHICLE })];
  const fields = new Map<FieldName, StepField>();
  for (const { steps } of [about, alone]) for (const field of steps.flatMap((step) => step.fields)) fields.set(field.name, field);
  const sent = [...fields.values()].filter(({ name: field, fixed }) => fixed === undefined && fieldByName(field).type !== 'file');
  // A lead begins with its first step, and needs there what both kinds of the form need.
  const isNeeded = ({ name: field }: StepField) =>
    [alone, about].every(({ steps }) => steps[0]?.fields.some((one) => one.name === field && one.required) === true);
  return {
    type: 'object',
    title: alone.category,
    properties: {
      form: { const: name },
      ...Object.fromEntries(sent.map((field) => [field.name, fieldSchema(field)])),
      ...AROUND,
    },
    required: ['form', ...sent.filter(isNeeded).map((field) => field.name)],
  };
}

function fieldSchema(field: StepField): Schema {
  const { label, type, maxLength, options = field.options } = fieldByName(field.name);
  const description = field.label ?? label;
  if (type === 'checkbox') return { type: ['boolean', 'string'], description };
  if (type === 'money' || type === 'number') return { type: ['string', 'number'], description };
  if ((type === 'select' || type === 'radio') && options !== undefined)
    return { type: 'string', description, enum: options.map(({ value }) => value) };
  const format = { email: 'email', date: 'date' }[type as string];
  return { type: 'string', description, maxLength, ...(format === undefined ? {} : { format }) };
}
