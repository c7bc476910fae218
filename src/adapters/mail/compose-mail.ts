import type { SendMailOptions } from 'nodemailer';
import { type Mail, MailRefused } from './mail.ts';
import { isMailAddress, oneLine } from './one-line.ts';

/** A message in the words of the library that writes and sends it; the same message always has the same Message-ID. */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  if (!isMailAddress(mail.to)) throw new MailRefused('The address to write to is not a mail address.');
  const { replyTo, attachment } = mail;
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: oneLine(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    ...(replyTo !== null && isMailAddress(replyTo.address)
      ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }
      : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(attachment === null
      ? {}
      : { attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.text }] }),
    headers: {
      'X-Forecourt-Delivery': mail.id,
      ...(mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
    },
    // What a message says is all in it: nothing is read from this machine's files or fetched from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
