import type { LeadSwitches } from './planned-deliveries.ts';

/** Whether anyone at the dealership receives its leads. The letter that a shopper gets reaches no dealer (ledger P16). */
export const hasReceiver = ({
  leadEmails,
  leadAdfEmails,
  leadWebhookUrl,
}: Pick<LeadSwitches, 'leadEmails' | 'leadAdfEmails' | 'leadWebhookUrl'>): boolean =>
  leadEmails.length > 0 || leadAdfEmails.length > 0 || leadWebhookUrl !== null;
