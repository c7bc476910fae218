import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanPhoto } from '#src/adapters/images/clean-photo.ts';
import type { MailAttachment } from '#src/adapters/mail/mail.ts';
import type { StoredUpload, StoredUploads } from '#src/rules/leads/lead.ts';

/** The documents of a lead as its dealer gets them. */
export interface AttachedUploads {
  readonly attached: readonly MailAttachment[];
  /** The names of those that are gone or cannot be opened. */
  readonly missing: readonly string[];
}

export const NO_UPLOADS: AttachedUploads = { attached: [], missing: [] };

/** Reads the documents of a lead. Photos are sent without what a camera wrote into them, such as where they were taken. */
export async function attachUploads(folder: string, uploads: StoredUploads | null): Promise<AttachedUploads> {
  if (uploads === null) return NO_UPLOADS;
  const attached: MailAttachment[] = [];
  const missing: string[] = [];
  for (const upload of [uploads, ...(uploads.more ?? [])]) {
    const attachment = await attach(folder, upload).catch(() => null);
    if (attachment === null) missing.push(upload.name);
    else attached.push(attachment);
  }
  return { attached, missing };
}

/** The types of documents by their kind; a kind that is missing here is a photo, which is sent as a JPEG. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
]);

async function attach(folder: string, { id, name, kind }: StoredUpload): Promise<MailAttachment> {
  const content = await readFile(path.join(folder, path.basename(id)));
  const type = TYPES.get(kind);
  return type === undefined
    ? { name: named(name, 'jpg'), type: 'image/jpeg', content: await cleanPhoto(content) }
    : { name: named(name, kind), type, content };
}

/** A file's name with the ending of its content: a program that is called 'photo.exe' is opened by nobody. */
const named = (name: string, ending: string): string => `${name.replace(/\.[^.]*$/, '') || 'document'}.${ending}`;
