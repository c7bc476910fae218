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
  const bytes = await bytesOf(request, kind === 'multipart/form-data' ? MOST_WITH_DOCUMENT : MOST_BYTES);
  if (bytes === null) return { kind: 'refused', status: 413, detail: 'This is too large to be sent.' };
  try {
    return kind === 'application/json'
      ? jsonOf(bytes)
      : formOf(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch {
    return unreadable;
  }
}

const unreadable: BodyRead = { kind: 'refused', status: 400, detail: 'What was sent could not be read.' };

/** The whole of a body, or null when there is more than this of it; what its header says is believed only where it is too much. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
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

function jsonOf(bytes: Uint8Array): BodyRead {
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return unreadable;
  return { kind: 'read', body: body as Record<string, unknown>, file: null };
}

/** A name that comes several times, as ticked boxes do, is a list. */
function formOf(form: FormData): BodyRead {
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
