import { MAX_FIELDS } from '#src/rules/input/limits.ts';

/**
 * The boundary in a content type, of the characters that RFC 2046 allows, in quotes or not. Node's own MIMEType is not used: a header of
 * 16 KB of spaces keeps it busy for seconds.
 */
const BOUNDARY = /;[ \t]*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))[ \t]*(?:;|$)/i;
/** A part's headers have a name, and may have a file's name and type. */
const MAX_HEADER_BYTES = 2048;

/** A multipart form, or why it is not read. */
export type MultipartRead =
  | { readonly kind: 'form'; readonly form: FormData }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'unreadable' };

/** Reads a multipart form if it has few parts and their headers are short: parsing is much more work than counting. */
export async function multipartForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<MultipartRead> {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return { kind: 'unreadable' };
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const start = at + boundary.length;
    if (body.subarray(start, start + 2).equals(END)) break;
    parts += 1;
    if (parts > MAX_FIELDS) return { kind: 'tooMany' };
    if (!body.subarray(start, start + MAX_HEADER_BYTES).includes(HEADERS_END)) return { kind: 'unreadable' };
  }
  // Parse with the boundary that was used for counting: the header may name another one too.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return { kind: 'form', form: await new Response(bytes, { headers }).formData() };
}

const END = Buffer.from('--');
const HEADERS_END = Buffer.from('\r\n\r\n');
