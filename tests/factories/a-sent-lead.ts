import type { SentLead } from '#src/rules/leads/sent-lead.ts';

/** A contact form as a browser sends it, right in every field, and whatever a test states. */
export function aSentLead(facts: Partial<SentLead> = {}): SentLead {
  return {
    form: 'contact',
    step: 0,
    raw: A_PERSON,
    carKey: null,
    offerKey: null,
    leadId: null,
    idempotencyKey: null,
    visitor: null,
    pageId: '/contact-us',
    attributes: { visited_pages: [], linked_query_params: {} },
    ip: '203.0.113.7',
    elapsedMs: null,
    ...facts,
  };
}

/** Someone who can be reached and has something to say. */
export const A_PERSON = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam.lee@shopper.example',
  phone: '0491 570 156',
  message: 'Is it still there?',
};
