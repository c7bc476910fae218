import { mailboxKey } from '#src/rules/leads/person-keys.ts';
import { type LeadSwitches, type PlannedDelivery, plannedDeliveries } from '#src/rules/leads/planned-deliveries.ts';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Services } from '#src/use-cases/context.ts';

/** The receivers of a finished lead, with the limits that the shopper's email is counted under. */
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
    recipientBefore: signer.signBefore('recipient', mailboxKey(to)),
    limits,
    // Only the last step queues an email, so earlier steps do not count.
    isOverAddressLimit: isLast && senders.take(ip) === null,
  }));
}
