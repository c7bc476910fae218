import type { FieldName } from './fields.ts';
import type { FormName } from './form-name.ts';
import type { LeadForm, StepField } from './form-types.ts';

const WISHED: readonly FormName[] = ['test-drive', 'enquiry', 'contact', 'service', 'service-minimal'];

/** Whether a form can be about a model that its visitor chose elsewhere on the site (ledger E1). */
export const takesWish = (name: FormName): boolean => WISHED.includes(name);

/** Whether that model is shown beside the form: it is for whoever wants one, not for whoever has one. */
export const showsWish = (name: FormName): boolean => takesWish(name) && !name.startsWith('service');

/** A model that a visitor chose, in words that begin with its make or leave it out, such as MG IM5 Platinum in Aruba Blue. */
export interface Wished {
  readonly make: string;
  readonly words: string;
  /** The same in a sentence, for the message. */
  readonly sentence: string;
}

/** Whoever wants a model that is not built yet has no registration to give. */
const withoutRego = (form: LeadForm): LeadForm => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, fields: step.fields.filter(({ name }) => name !== 'Rego') })),
});

/** A form to order what is not built yet: it asks which model it is to be, not for a registration. */
export function orderForm(form: LeadForm): LeadForm {
  const asked = (field: StepField): StepField =>
    field.name === 'message'
      ? {
          ...field,
          label: 'Which model and colour would you like?',
          missing: 'Please tell us which model and colour you’d like.',
        }
      : field;
  return { ...form, steps: withoutRego(form).steps.map((step) => ({ ...step, fields: step.fields.map(asked) })) };
}

/** An order that begins with what its visitor chose: in the fields for make and model, or else in the message. All can be changed. */
export function wishedForm(form: LeadForm, wish: Wished): LeadForm {
  const names = new Set(form.steps.flatMap((step) => step.fields.map(({ name }) => name)));
  const { make, words, sentence } = wish;
  const model = names.has('Vehicle Make') && words.startsWith(`${make} `) ? words.slice(make.length + 1) : words;
  const values: Partial<Record<FieldName, string>> = names.has('Vehicle Model')
    ? { 'Vehicle Make': make, 'Vehicle Model': model }
    : { message: sentence };
  const order = withoutRego(form);
  return {
    ...order,
    steps: order.steps.map((step) => ({
      ...step,
      fields: step.fields.map((one) => {
        const value = values[one.name];
        return value === undefined ? one : { ...one, value };
      }),
    })),
  };
}
