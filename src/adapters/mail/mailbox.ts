import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { Mail, Post } from './mail.ts';

export interface StoredMail {
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachment: string | null;
}

/** A file in the mailbox, with the id of its email. */
export interface MailFile {
  readonly file: string;
  readonly id: string;
  /** False when the process died while writing it. */
  readonly isWhole: boolean;
}

/**
 * The folder for emails when there is no mail server: one folder per site, one file per email, so that they can be opened with any mail
 * program. An email that is sent a second time replaces its file.
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
        await this.#keep(mail, from, message);
      },
      close: () => Promise.resolve(),
    };
  }

  /** A site's emails, the latest first. */
  async list(site: string): Promise<StoredMail[]> {
    const names = await readdir(path.join(this.#folder, folderName(site))).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const stored = await Promise.all(ids.map((id) => this.read(site, id)));
    return stored.filter((mail) => mail !== null).sort((one, other) => other.at - one.at);
  }

  async read(site: string, id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null;
    try {
      return JSON.parse(await readFile(path.join(this.#folder, folderName(site), `${id}.json`), 'utf8')) as StoredMail;
    } catch {
      return null;
    }
  }

  /** Deletes an email if it exists. */
  async remove(site: string, id: string): Promise<void> {
    if (!ID.test(id)) return;
    for (const kind of ['eml', 'json']) await rm(path.join(this.#folder, folderName(site), `${id}.${kind}`), { force: true });
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

  async #keep(mail: Mail, from: string, message: Uint8Array): Promise<void> {
    const folder = path.join(this.#folder, folderName(mail.site));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = ID.test(mail.id) ? mail.id : createHash('sha256').update(mail.id).digest('hex').slice(0, 32);
    const shown: StoredMail = {
      id: name,
      at: Date.now(),
      from: `${mail.fromName} <${from}>`,
      to: mail.to,
      replyTo: mail.replyTo === null ? null : `${mail.replyTo.name} <${mail.replyTo.address}>`,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachment: mail.attachment?.name ?? null,
    };
    await writeWhole(path.join(folder, `${name}.eml`), message);
    await writeWhole(path.join(folder, `${name}.json`), JSON.stringify(shown));
  }
}

const ID = /^[a-z0-9-]{1,64}$/;

/** A site's slug is a safe name; nothing else may lead out of the mailbox. */
const folderName = (site: string): string => site.replaceAll(/[^a-z0-9-]/g, '-');

/** A reader sees the old file or the new one, never a partial one. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, file);
}
