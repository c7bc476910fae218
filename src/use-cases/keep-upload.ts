import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { documentKind } from '#src/rules/leads/document-kind.ts';
import type { StoredUpload } from '#src/store/leads.ts';
import type { SentUpload } from './lead-types.ts';

const LARGEST = 5 * 1024 * 1024;
const LONGEST_NAME = 120;

/** Why a document is not taken, in words for its sender (ledger L3); null where it is one. */
export function uploadFault({ bytes }: SentUpload): string | null {
  if (bytes.length > LARGEST) return 'Please attach a file of 5 MB or less.';
  return documentKind(bytes) === null ? 'Please attach a PDF or a Word document.' : null;
}

/** Writes a document to the disk, and to stay there, under a name that nobody chose; the sender's own name for it is kept as words only. */
export async function keepUpload(folder: string, { name, bytes }: SentUpload): Promise<StoredUpload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = await open(path.join(folder, id), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return { id, name: uploadName(name), kind: documentKind(bytes) ?? '', bytes: bytes.length };
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
