import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import { mailboxKey } from '#src/rules/leads/person-keys.ts';
import type { Context } from '#src/use-cases/context.ts';

/** What an email to somebody who may not have asked for it is counted by: together with the confirmations of leads (ledger H9). */
export function confirmationTo({ services, sender }: Context, email: string): Confirmation {
  const { senders, ...limits } = services.confirmations;
  return {
    recipient: services.signer.sign('recipient', mailboxKey(email)),
    recipientBefore: services.signer.signBefore('recipient', mailboxKey(email)),
    limits,
    isOverAddressLimit: senders.take(sender?.ip ?? '') === null,
  };
}
