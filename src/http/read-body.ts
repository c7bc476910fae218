import { jsonShape } from '#src/rules/input/json-shape.ts';
import { MAX_FIELDS, MAX_JSON_DEPTH } from '#src/rules/input/limits.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import type { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import { multipartForm } from './multipart-form.ts';

/** The body of a request, or why it is refused. */
export type BodyRead =
  | { readonly kind: 'read'; readonly body: Readonly<Record<string, unknown>>; readonly files: readonly File[] }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly detail: string };

/** The budget for bodies with a document while they arrive; without a budget, bodies must be small. */
export interface DocumentRoom {
  readonly budget: BodyBudget;
  readonly ip: string;
}

const KB = 1024;
const MAX_BYTES = 64 * KB;
/** Documents of five megabytes in all and the form around them. */
const MAX_WITH_DOCUMENT = 6 * KB * KB;

const JSON_TYPE = 'application/json';
const MULTIPART_TYPE = 'multipart/form-data';
const TYPES: readonly string[] = [JSON_TYPE, 'application/x-www-form-urlencoded', MULTIPART_TYPE];

/** Reads a body as JSON, as a form or as a form with a document (ledger I4). Its size, fields and nesting are limited before it is parsed (ledger H8). */
export async function readBody(request: Request, documents?: DocumentRoom): Promise<BodyRead> {
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.includes(kind)) return { kind: 'refused', status: 415, detail: 'Please send JSON or a form.' };
  const most = kind === MULTIPART_TYPE && documents !== undefined ? MAX_WITH_DOCUMENT : MAX_BYTES;
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) return tooLarge;
  try {
    // The server reads no more than the stated length, so one read replaces a stream.
    if (length !== null && kind !== MULTIPART_TYPE) return textOf(await request.text(), kind);
    const read = async () => {
      const bytes = await bytesOf(request, most);
      if (bytes === null) return tooLarge;
      return kind === MULTIPART_TYPE ? partsOf(bytes, type) : textOf(new TextDecoder().decode(bytes), kind);
    };
    if (most === MAX_BYTES || documents === undefined) return await read();
    return await documents.budget.holding(documents.ip, length === null ? most : Number(length), read);
  } catch (error) {
    if (isOverloaded(error)) throw error;
    return unreadable;
  }
}

const unreadable: BodyRead = { kind: 'refused', status: 400, detail: 'What was sent could not be read.' };

const tooLarge: BodyRead = { kind: 'refused', status: 413, detail: 'This is too large to send.' };

const tooManyFields: BodyRead = {
  kind: 'refused',
  status: 413,
  detail: `This has too many fields. Please send no more than ${MAX_FIELDS}.`,
};

const tooDeep: BodyRead = {
  kind: 'refused',
  status: 400,
  detail: `This JSON is nested too deeply. Please send no more than ${MAX_JSON_DEPTH} levels.`,
};

/** How many times as long as allowed a body may be that is read to its end all the same, and not kept. */
const READ_OUT = 10;

/**
 * Reads a body that is refused for the length it states, unless it is far too long: many senders read no answer before they have sent everything,
 * and a connection that is closed on them loses it.
 */
export async function readOut(request: Request, most: number): Promise<void> {
  if (Number(request.headers.get('content-length') ?? 0) > most * READ_OUT) return;
  for await (const _part of request.body ?? []);
}

/** The whole body, or null when it is longer than allowed. */
export async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > most * READ_OUT) return null;
    if (length <= most) parts.push(part);
    else parts.length = 0;
  }
  if (length > most) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function textOf(text: string, kind: string): BodyRead {
  if (kind === JSON_TYPE) return jsonOf(text);
  // Separators are counted, not fields, so that a form with too many is not parsed at all.
  for (let count = 1, at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count > MAX_FIELDS) return tooManyFields;
  }
  return formOf(new URLSearchParams(text));
}

function jsonOf(text: string): BodyRead {
  const { depth, commas } = jsonShape(text);
  if (depth > MAX_JSON_DEPTH) return tooDeep;
  if (commas >= MAX_FIELDS) return tooManyFields;
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return unreadable;
  return { kind: 'read', body: body as Record<string, unknown>, files: [] };
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<BodyRead> {
  const read = await multipartForm(bytes, type);
  if (read.kind !== 'form') return read.kind === 'tooMany' ? tooManyFields : unreadable;
  // Only documents may be large.
  let length = 0;
  for (const value of read.form.values()) length += typeof value === 'string' ? value.length : 0;
  return length > MAX_BYTES ? tooLarge : formOf(read.form);
}

/** A name that occurs several times, as checkboxes do, becomes a list. */
function formOf(form: Iterable<[string, string | File]>): BodyRead {
  const fields = new Map<string, string[]>();
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (value.size > 0) files.push(value);
      continue;
    }
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  }
  const body = Object.fromEntries(Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values]));
  return { kind: 'read', body, files };
}
