import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentKind, documentKind, photoKind } from '#src/rules/leads/document-kind.ts';
import type { FormName } from '#src/rules/leads/form-name.ts';
import type { StoredUpload } from '#src/rules/leads/lead.ts';
import type { SentUpload } from '#src/rules/leads/sent-lead.ts';

/** The field of a form that takes a document: a valuation has photos, any other form a résumé. */
export type UploadField = 'resume' | 'photo';

export const uploadField = (form: FormName): UploadField => (form === 'valuation' ? 'photo' : 'resume');

/** All that comes with one form. */
const LARGEST = 5 * 1024 * 1024;
/** How many of each a form takes. */
const MOST: Readonly<Record<UploadField, number>> = { resume: 1, photo: 10 };
const LONGEST_NAME = 120;

/** A document that was read and can be stored. */
export interface ReadDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  /** The hash of its content. */
  readonly digest: string;
}

/** Why documents are refused, as a message to their sender (ledger L3); null when they are not, as far as is known without reading them. */
export function uploadFault(
  uploads: readonly SentUpload[],
  field: UploadField,
  fields: readonly { readonly name: string }[],
): string | null {
  // If it were ignored, its sender would think that it was sent.
  if (!fields.some(({ name }) => name === field)) return 'This form doesn’t accept documents. Please send it without one.';
  if (uploads.length > MOST[field]) return field === 'photo' ? 'Please add up to ten photos.' : 'Please attach one document.';
  if (uploads.reduce((sum, { size }) => sum + size, 0) <= LARGEST) return null;
  return uploads.length === 1 ? 'Please attach a file of 5 MB or less.' : 'Please keep photos to 5 MB or less in total.';
}

/** Returns null when the content is not that of a document (ledger L3). */
export async function readDocument({ name, read }: SentUpload, field: UploadField): Promise<ReadDocument | null> {
  const bytes = await read();
  const kind = field === 'photo' ? photoKind(bytes) : documentKind(bytes);
  if (kind === null) return null;
  return { name: uploadName(name), kind, bytes, digest: createHash('sha256').update(bytes).digest('base64url') };
}

export const NO_DOCUMENT: Readonly<Record<UploadField, string>> = {
  resume: 'Please attach a PDF or a Word document.',
  photo: 'Please add a photo as JPEG, PNG or WebP.',
};

/** Writes a document to the disk durably, under a random name; the sender's name for it is only text in the database. */
export async function storeUpload(folder: string, { name, kind, bytes }: ReadDocument): Promise<StoredUpload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = await open(path.join(folder, id), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    // On a full disk, half a document must not take up space.
    await dropUpload(folder, { id });
    throw error;
  } finally {
    await file.close();
  }
  return { id, name, kind, bytes: bytes.length };
}

/** Removes a document; it is no error if it is gone already. */
export const dropUpload = (folder: string, { id }: Pick<StoredUpload, 'id'>): Promise<void> =>
  rm(path.join(folder, path.basename(id)), { force: true });

/** The names of documents, for people. */
export const uploadNames = (documents: readonly { readonly name: string }[]): string =>
  documents.map(({ name }) => name).join(', ');

/** A file's name without folders, and without characters that could reverse or break the line it is shown on. */
export const uploadName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
