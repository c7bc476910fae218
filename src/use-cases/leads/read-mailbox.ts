import { Mailbox, type MailboxEntry } from '#src/adapters/mail/mailbox.ts';
import type { Context } from '#src/use-cases/context.ts';

/** The development page of emails and text messages: all of a site's, and the open one. */
export interface MailboxPage {
  readonly entries: readonly ListedEntry[];
  readonly open: MailboxEntry | null;
}

/** What the list shows: an email by its subject, a text message by its first line. */
interface ListedEntry extends Pick<MailboxEntry, 'id' | 'at' | 'to' | 'kind'> {
  readonly title: string;
}

/**
 * This site's emails and text messages that were written to the mailbox because no mail server or gateway is set; null on any machine but a
 * developer's, and for one that is not this site's.
 */
export async function readMailbox(
  { isLocal, services, site }: Pick<Context, 'isLocal' | 'services' | 'site'>,
  id: string | null,
): Promise<MailboxPage | null> {
  if (!isLocal) return null;
  const mailbox = new Mailbox(services.mailboxDir);
  const open = id === null ? null : await mailbox.read(site.slug, id);
  if (id !== null && open === null) return null;
  return { entries: (await mailbox.list(site.slug)).map(listed), open };
}

const listed = (entry: MailboxEntry): ListedEntry => ({
  id: entry.id,
  at: entry.at,
  to: entry.to,
  kind: entry.kind,
  title: entry.kind === 'email' ? entry.subject : (entry.text.split('\n')[0] ?? ''),
});
