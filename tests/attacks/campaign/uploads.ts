import { statSync } from 'node:fs';
import path from 'node:path';
import { aPdf, uploadBody } from './bodies.ts';
import { filesBelow, type Target } from './target.ts';

/** As large as a document may be. */
const FIVE_MB = 5 * 1024 * 1024;
const pdf = aPdf(FIVE_MB);

/** How many documents lie on the server's disk, and how many bytes they have. */
export function storedUploads({ dataDir }: Target): { files: number; bytes: number } {
  const folder = path.join(dataDir, 'uploads');
  const files = filesBelow(folder);
  return { files: files.length, bytes: files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) };
}

/** Sends a form with a document of five megabytes, each with a byte of its own. */
export function sendDocument(
  target: Target,
  fields: Readonly<Record<string, string>>,
  { address, cookie, at }: { readonly address: string; readonly cookie?: string; readonly at: number },
) {
  pdf.writeUInt32BE(at, 200);
  const body = uploadBody(fields, `document-${at}.pdf`, 'application/pdf', pdf);
  return target.ask('harbour', '/api/leads', {
    method: 'POST',
    body: body.bytes,
    headers: {
      'content-type': body.type,
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie, origin: `http://${target.hostOf('harbour')}` }),
    },
  });
}

/** What was added to the documents on the disk, in words. */
export function addedSince(target: Target, before: { files: number; bytes: number }): { files: number; note: string } {
  const now = storedUploads(target);
  const files = now.files - before.files;
  return { files, note: `${files} files and ${Math.round((now.bytes - before.bytes) / 1e6)} MB kept on the disk` };
}
