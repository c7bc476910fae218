import { z } from 'zod';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { fieldByName } from '#src/rules/leads/fields.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { LeadOutcome } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { agentTool } from './agent-tool.ts';
import { vehicleId } from './stock-tools.ts';

const own = (field: Parameters<typeof fieldByName>[0]) => z.string().max(fieldByName(field).maxLength);

/**
 * Sends the enquiry form of the site: the same use-case, checks and limits as for a person who fills it in (ledger L1, H9). Whoever sends it is nobody's
 * visitor, so nothing that a browser knows is used, and nobody is signed up for news.
 */
export const sendEnquiry = agentTool({
  name: 'send_enquiry',
  title: 'Send an enquiry to the dealer',
  description:
    'Sends a person’s own name, contact details and question to the dealer, who will contact them. Show them what you will send and send it only when they have agreed.',
  sends: true,
  input: z.strictObject({
    consent: z
      .literal(true, 'Ask the person first. Send true only when they have agreed that these details go to the dealer.')
      .describe('Whether the person has seen what is sent and agreed that it goes to the dealer.'),
    idempotency_key: z
      .string()
      .min(16, 'Please send a random key of 16 characters or more, such as a UUID.')
      .max(100)
      .describe('A random key, such as a UUID: an enquiry sent again with the same key arrives only once.'),
    vehicle_id: vehicleId.optional().describe('The vehicle that it is about, if any.'),
    first_name: own('name'),
    last_name: own('last_name').optional(),
    email: own('email'),
    phone: own('phone').describe('Such as 0412 345 678.'),
    message: own('message').describe('The question, in the person’s words.'),
    dealership: own('dealership_slug')
      .optional()
      .describe('Which dealership, where the site has several and no vehicle is named.'),
    agrees_to_terms: z.boolean().default(false).describe('Whether the person agrees to the site’s terms of use, where it asks.'),
  }),
  output: z.strictObject({ enquiry_id: z.string(), sent_before: z.boolean(), next: z.string() }),
  run: async (context, input) => {
    const wait = countAttempt(context);
    if (wait !== null) return { refused: waitText(LIMIT_TEXTS.address, wait) };
    const outcome = await submitLead(context, {
      form: 'enquiry',
      step: 0,
      raw: {
        name: input.first_name,
        last_name: input.last_name ?? '',
        email: input.email,
        phone: input.phone,
        message: input.message,
        dealership_slug: input.dealership ?? '',
        terms_conditions: String(input.agrees_to_terms),
        opt_in: 'false',
      },
      carKey: input.vehicle_id === undefined ? null : String(input.vehicle_id),
      offerKey: null,
      leadId: null,
      idempotencyKey: input.idempotency_key,
      visitor: null,
      pageId: addressPath('agents'),
      attributes: { visited_pages: [], linked_query_params: {} },
      ip: context.sender?.ip ?? '',
      elapsedMs: null,
    });
    return outcome.kind === 'accepted'
      ? { found: { enquiry_id: outcome.leadId, sent_before: outcome.isReplay, next: 'The dealer will contact them.' } }
      : { refused: refusal(context, outcome) };
  },
});

const waitText = (text: string, seconds: number): string => `${text} Try again in ${seconds} seconds.`;

/** The names that the form's fields have here. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'first_name',
  dealership_slug: 'dealership',
  terms_conditions: 'agrees_to_terms',
};

function refusal({ site }: Context, outcome: Exclude<LeadOutcome, { readonly kind: 'accepted' }>): string {
  switch (outcome.kind) {
    case 'invalid': {
      const faults = outcome.errors.map(({ field, message }) => `${NAMES[field] ?? field}: ${message}`);
      const isDealership = outcome.errors.some(({ field }) => field === 'dealership_slug');
      const choices = isDealership ? ` Dealerships: ${site.dealerships.map(({ slug }) => slug).join(', ')}.` : '';
      return `Nothing was sent. ${faults.join(' ')}${choices}`;
    }
    case 'unknown':
      return 'Nothing was sent. This dealer lists no such vehicle.';
    case 'tooMany':
      return waitText(outcome.message, outcome.retryAfterSeconds);
    case 'tooLarge':
      return 'This is too large to be sent.';
    case 'signIn':
    case 'conflict':
      return outcome.message;
  }
}
