import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import type { TextMessage } from '#src/adapters/sms/sms.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, Post } from './mail.ts';

interface Stored {
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  readonly to: string;
  readonly text: string;
}

interface StoredMail extends Stored {
  readonly kind: 'email';
  readonly from: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string | null;
  /** The names of what is attached. */
  readonly attachment: string | null;
}

interface StoredText extends Stored {
  readonly kind: 'sms';
}

/** An email or a text message in the mailbox. */
export type MailboxEntry = StoredMail | StoredText;

/** A file in the mailbox, with the id of its email or text message. */
export interface MailFile {
  readonly file: string;
  readonly id: string;
  /** False when the process died while writing it. */
  readonly isWhole: boolean;
}

/**
 * The folder for emails when there is no mail server: one folder per site, one file per email, so that they can be opened with any mail
 * program. Text messages are stored beside them when there is no gateway. What is sent a second time replaces its file.
 */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes emails into the mailbox instead of sending them. */
  post(from: string): Post {
    const transport = createTransport({ streamTransport: true, newline: 'windows' });
    return {
      send: async (mail) => {
        const composed = composeMail(mail, from);
        const sent = await transport.sendMail(composed);
        const message = sent.message instanceof Uint8Array ? sent.message : await buffer(sent.message);
        await this.#storeMail(mail, from, message);
      },
      close: () => Promise.resolve(),
    };
  }

  /** Writes a text message into the mailbox instead of sending it. */
  async storeText({ id, site, to, text }: TextMessage): Promise<void> {
    await this.#store(site, { kind: 'sms', id: fileName(id), at: Date.now(), to, text });
  }

  /** A site's emails and text messages, the latest first. */
  async list(site: string): Promise<MailboxEntry[]> {
    const names = await readdir(path.join(this.#folder, folderName(site))).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const stored = await Promise.all(ids.map((id) => this.read(site, id)));
    return stored.filter((entry) => entry !== null).sort((one, other) => other.at - one.at);
  }

  async read(site: string, id: string): Promise<MailboxEntry | null> {
    if (!ID.test(id)) return null;
    try {
      const entry = JSON.parse(await readFile(path.join(this.#folder, folderName(site), `${id}.json`), 'utf8')) as object;
      // An email that an earlier version stored does not say what it is.
      return { kind: 'email', ...entry } as MailboxEntry;
    } catch {
      return null;
    }
  }

  /** Deletes an email or a text message if it exists. */
  async remove(site: string, id: string): Promise<void> {
    if (!ID.test(id)) return;
    for (const kind of ['eml', 'json']) await rm(path.join(this.#folder, folderName(site), `${id}.${kind}`), { force: true });
  }

  /** Deletes everything that a site sent to a phone number or an address; how many there were. */
  async removeTo(site: string, to: string): Promise<number> {
    const sent = (await this.list(site)).filter((entry) => entry.to === to);
    for (const { id } of sent) await this.remove(site, id);
    return sent.length;
  }

  /** The files of all sites that have not changed since an instant. */
  async filesBefore(instant: number): Promise<MailFile[]> {
    const folders = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    const found: MailFile[] = [];
    for (const folder of folders.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(this.#folder, name)))
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        const [id = '', ...ending] = name.split('.');
        const changed = await stat(file).catch(() => null);
        if (changed !== null && changed.mtimeMs < instant) found.push({ file, id, isWhole: ending.length === 1 });
      }
    return found;
  }

  /** Deletes one of the files if it still exists. */
  async discard({ file }: MailFile): Promise<void> {
    await rm(file, { force: true });
  }

  async #storeMail(mail: Mail, from: string, message: Uint8Array): Promise<void> {
    const shown: StoredMail = {
      kind: 'email',
      id: fileName(mail.id),
      at: Date.now(),
      from: `${mail.fromName} <${from}>`,
      to: mail.to,
      replyTo: mail.replyTo === null ? null : `${mail.replyTo.name} <${mail.replyTo.address}>`,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachment: mail.attachments?.map(({ name }) => name).join(', ') || null,
    };
    await this.#store(mail.site, shown, message);
  }

  /** An email is stored as it would be sent, too. */
  async #store(site: string, entry: MailboxEntry, message?: Uint8Array): Promise<void> {
    const folder = path.join(this.#folder, folderName(site));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (message !== undefined) await writeWhole(path.join(folder, `${entry.id}.eml`), message);
    await writeWhole(path.join(folder, `${entry.id}.json`), JSON.stringify(entry));
  }
}

const ID = /^[a-z0-9-]{1,64}$/;

const fileName = (id: string): string => (ID.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 32));

/** A site's slug is a safe name; nothing else may lead out of the mailbox. */
const folderName = (site: string): string => site.replaceAll(/[^a-z0-9-]/g, '-');

/** A reader sees the old file or the new one, never a partial one. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, file);
}
