import { mailboxKey } from '#src/rules/leads/person-keys.ts';
import { type LeadSwitches, type PlannedDelivery, plannedDeliveries } from '#src/rules/leads/planned-deliveries.ts';
import type { Services } from '#src/use-cases/context.ts';
import type { SentLead } from './lead-types.ts';

/** Whom a lead goes to when it is finished, with what the shopper's letter is counted by. */
export function planDeliveries(
  { confirmations, signer }: Pick<Services, 'confirmations' | 'signer'>,
  switches: LeadSwitches,
  { ip }: Pick<SentLead, 'ip'>,
  email: string,
  isLast: boolean,
): PlannedDelivery[] {
  const { senders, ...limits } = confirmations;
  return plannedDeliveries(switches, email, (to) => ({
    recipient: signer.sign('recipient', mailboxKey(to)),
    limits,
    // Only the last step queues a letter, so the earlier ones use up nobody's share.
    isOverAddressLimit: isLast && senders.take(ip) === null,
  }));
}
