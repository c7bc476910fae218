/** What a request carried, or why it is refused. */
export type BodyRead =
  | { readonly kind: 'read'; readonly body: Readonly<Record<string, unknown>>; readonly file: File | null }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly detail: string };

const KB = 1024;
const MOST_BYTES = 64 * KB;
/** A document of five megabytes and the form around it. */
const MOST_WITH_DOCUMENT = 6 * KB * KB;

/** Reads a body as JSON, as a form or as a form with a document, and no more of it than it may be (ledger I4). */
export async function readBody(request: Request): Promise<BodyRead> {
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].includes(kind))
    return { kind: 'refused', status: 415, detail: 'Please send JSON or a form.' };
  const most = kind === 'multipart/form-data' ? MOST_WITH_DOCUMENT : MOST_BYTES;
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) return tooLarge;
  try {
    // The server reads no more than the length a request states; it is one read instead of a stream.
    if (length !== null && kind !== 'multipart/form-data') return textOf(await request.text(), kind);
    const bytes = await bytesOf(request, most);
    if (bytes === null) return tooLarge;
    return kind === 'multipart/form-data'
      ? formOf(await new Response(bytes, { headers: { 'content-type': type } }).formData())
      : textOf(new TextDecoder().decode(bytes), kind);
  } catch {
    return unreadable;
  }
}

const unreadable: BodyRead = { kind: 'refused', status: 400, detail: 'What was sent could not be read.' };

const tooLarge: BodyRead = { kind: 'refused', status: 413, detail: 'This is too large to be sent.' };

/** The whole of a body, or null when there is more than this of it. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function textOf(text: string, kind: string): BodyRead {
  if (kind !== 'application/json') return formOf(new URLSearchParams(text));
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return unreadable;
  return { kind: 'read', body: body as Record<string, unknown>, file: null };
}

/** A name that comes several times, as ticked boxes do, is a list. */
function formOf(form: Iterable<[string, string | File]>): BodyRead {
  const body: Record<string, string | string[]> = {};
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      file ??= value.size > 0 ? value : null;
      continue;
    }
    const before = Object.hasOwn(body, name) ? body[name] : undefined;
    const both = before === undefined ? value : [before, value].flat();
    Object.defineProperty(body, name, { value: both, enumerable: true, configurable: true, writable: true });
  }
  return { kind: 'read', body, file };
}
