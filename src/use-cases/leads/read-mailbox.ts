import { Mailbox, type StoredMail } from '#src/adapters/mail/mailbox.ts';
import type { Context } from '#src/use-cases/context.ts';

/** The development page of emails: all of a site's, and the open one. */
export interface MailboxPage {
  readonly mails: readonly Pick<StoredMail, 'id' | 'at' | 'to' | 'subject'>[];
  readonly open: StoredMail | null;
}

/**
 * This site's emails that were written to the mailbox because no mail server is set; null on any machine but a developer's, and for an email
 * that is not this site's.
 */
export async function readMailbox(
  { isLocal, services, site }: Pick<Context, 'isLocal' | 'services' | 'site'>,
  id: string | null,
): Promise<MailboxPage | null> {
  if (!isLocal) return null;
  const mailbox = new Mailbox(services.mailboxDir);
  const open = id === null ? null : await mailbox.read(site.slug, id);
  if (id !== null && open === null) return null;
  const mails = (await mailbox.list(site.slug)).map(({ id: key, at, to, subject }) => ({ id: key, at, to, subject }));
  return { mails, open };
}
