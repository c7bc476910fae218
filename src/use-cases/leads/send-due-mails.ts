import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import type { Database } from '#src/store/connect.ts';
import { type MailOutcome, recordMail } from '#src/store/mail-outbox.ts';
import { refusalOf } from '#src/use-cases/alerts/alert-means.ts';

const AT_ONCE = 20;
const MOST_ATTEMPTS = 12;

interface DueMail {
  readonly id: string;
  readonly attempts: number;
  readonly site: { readonly id: number };
}

interface Outbox<Mail extends DueMail> {
  readonly table: Parameters<typeof recordMail>[1];
  readonly take: (db: Database, most: number) => Promise<Mail[]>;
  /** Where it goes; '' for an address that was erased meanwhile. */
  readonly addressOf: (mail: Mail) => string;
  readonly send: (mail: Mail, to: string) => Promise<void>;
}

/** Sends the emails of an outbox that are due, and tries again later what failed; returns how many were tried. One that is sent twice has the same id. */
export async function sendDueMails<Mail extends DueMail>(db: Database, outbox: Outbox<Mail>): Promise<number> {
  const due = await outbox.take(db, AT_ONCE);
  await Promise.all(due.map((mail) => sendOne(db, outbox, mail)));
  return due.length;
}

async function sendOne<Mail extends DueMail>(db: Database, outbox: Outbox<Mail>, mail: Mail): Promise<void> {
  const { id, site, attempts } = mail;
  const record = (state: MailOutcome['state'], error: string | null) =>
    recordMail(db, outbox.table, { siteId: site.id, id }, { state, error, retryMs: retryDelay(attempts) });
  const to = outbox.addressOf(mail);
  if (to === '') return record('failed', 'There is no longer an address to send to.');
  try {
    await outbox.send(mail, to);
  } catch (error) {
    return record(attempts >= MOST_ATTEMPTS ? 'failed' : 'due', refusalOf(error).error);
  }
  await record('sent', null);
}
