import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentKind, documentKind } from '#src/rules/leads/document-kind.ts';
import type { SentUpload } from '#src/rules/leads/sent-lead.ts';
import type { StoredUpload } from '#src/store/leads.ts';

/** The field of a form that takes a document. */
export const UPLOAD_FIELD = 'resume';

const LARGEST = 5 * 1024 * 1024;
const LONGEST_NAME = 120;

/** A document that was read and may be stored. */
export interface ReadDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  /** What its content is recognised by. */
  readonly digest: string;
}

/** Why a document is refused, in words for its sender (ledger L3); null where it is not, as far as can be said without reading it. */
export function uploadFault({ size }: SentUpload, fields: readonly { readonly name: string }[]): string | null {
  // Ignoring it would leave its sender in the belief that it was sent.
  if (!fields.some(({ name }) => name === UPLOAD_FIELD)) return 'This form does not take a document. Please send it without one.';
  return size > LARGEST ? 'Please attach a file of 5 MB or less.' : null;
}

/** Reads a document that was found to be without fault; null where its content is not that of a document (ledger L3). */
export async function readDocument({ name, read }: SentUpload): Promise<ReadDocument | null> {
  const bytes = await read();
  const kind = documentKind(bytes);
  if (kind === null) return null;
  return { name: uploadName(name), kind, bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
}

/** What is said of a file that is no document. */
export const NO_DOCUMENT = 'Please attach a PDF or a Word document.';

/** Writes a document to the disk, and to stay there, under a name that nobody chose; the sender's own name for it is kept as words only. */
export async function storeUpload(folder: string, { name, kind, bytes }: ReadDocument): Promise<StoredUpload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = await open(path.join(folder, id), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    // On a full disk, half of a document would make it fuller.
    await dropUpload(folder, { id });
    throw error;
  } finally {
    await file.close();
  }
  return { id, name, kind, bytes: bytes.length };
}

/** Removes a document; one that is gone already is as good. */
export const dropUpload = (folder: string, { id }: Pick<StoredUpload, 'id'>): Promise<void> =>
  rm(path.join(folder, path.basename(id)), { force: true });

/** A file's name as plain words: no folders, no marks that could turn or break the line it is shown on. */
export const uploadName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
