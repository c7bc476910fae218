/** What a lead is filed under. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory: string | null;
}

/** The category that visitors choose and that leads are never filed under. */
export const CAREERS_ENQUIRY = 'Careers Enquiry';

/** A careers enquiry, from its own form or chosen on another, is filed as a general one of that kind (ledger L9). */
export function leadCategory({ category, subcategory }: LeadCategory): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };
}

/** What analytics knows a careers enquiry by. */
export const CAREERS_EVENT = 51;

/** The number that analytics is told once a form was sent: a careers enquiry's wherever that was chosen, else the form's own (ledger L9). */
export const sentEvent = (form: { readonly category: string; readonly event: number | null }, chosen: string | undefined) =>
  (chosen ?? form.category) === CAREERS_ENQUIRY ? CAREERS_EVENT : form.event;
