import type { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { SmsRefused, type SmsSender } from './sms.ts';

/** Writes text messages into the mailbox, beside the emails, instead of sending them. */
export const textMailbox = (mailbox: Mailbox): SmsSender => ({
  send: (message) =>
    mailbox.storeText(message).catch((error: unknown) => {
      throw new SmsRefused('The text message could not be written to the mailbox.', { cause: error });
    }),
});
