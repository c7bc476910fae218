import type { SendMailOptions } from 'nodemailer';
import { type Mail, MailRefused } from './mail.ts';
import { isMailAddress, oneLine } from './one-line.ts';

/** An email as nodemailer's options; the same email always has the same Message-ID. */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  if (!isMailAddress(mail.to)) throw new MailRefused('The recipient’s address is not an email address.');
  const { replyTo, attachments = [] } = mail;
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
    attachments: attachments.map(({ name, type, content }) => ({
      filename: oneLine(name),
      contentType: type,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    headers: {
      'X-Forecourt-Delivery': mail.id,
      ...(mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(mail.unsubscribeHref === undefined ? {} : unsubscribeHeaders(mail.unsubscribeHref)),
    },
    // An email is complete: nothing is read from this machine's files or fetched from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** nodemailer writes an address of its own into List-Unsubscribe only in its `list` option, which knows no one-click header. */
const unsubscribeHeaders = (href: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${new URL(href).href}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
