import type { FormName } from './form-name.ts';
import type { LeadForm } from './form-types.ts';

const WISHED: readonly FormName[] = ['test-drive', 'enquiry', 'contact', 'service', 'service-minimal'];

/** Whether a form can be about a model that its visitor chose elsewhere on the site (ledger E1). */
export const takesWish = (name: FormName): boolean => WISHED.includes(name);

/** A form that begins with what its visitor chose: in the field for the model, or else in the message. Both can be changed. */
export function wishedForm(form: LeadForm, wish: string | null): LeadForm {
  const fields = form.steps.flatMap((step) => step.fields);
  const field = fields.find(({ name }) => name === 'Vehicle Model') ?? fields.find(({ name }) => name === 'message');
  if (wish === null || field === undefined) return form;
  const value = field.name === 'message' ? `I am interested in the ${wish}.` : wish;
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((one) => (one === field ? { ...one, value } : one)),
    })),
  };
}
