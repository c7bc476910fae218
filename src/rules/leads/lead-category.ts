import { EVENTS, type EventNumber } from '#src/rules/analytics/event-numbers.ts';

export interface LeadCategory {
  readonly category: string;
  readonly subcategory: string | null;
}

/** A category that visitors can choose but that leads are never stored under. */
export const CAREERS_ENQUIRY = 'Careers Enquiry';

/**
 * A careers enquiry, from its own form or chosen in another, is stored as a general enquiry with that subcategory (ledger L9).
 */
export function leadCategory({ category, subcategory }: LeadCategory): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };
}

/**
 * The analytics event after a form was sent: the careers event if careers was chosen anywhere, or else the form's own (ledger
 * L9).
 */
export const sentEvent = (form: { readonly category: string; readonly event: EventNumber | null }, chosen: string | undefined) =>
  (chosen ?? form.category) === CAREERS_ENQUIRY ? EVENTS.careersSent : form.event;
