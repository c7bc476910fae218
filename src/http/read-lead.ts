import { jsonShape } from '#src/rules/input/json-shape.ts';
import { MAX_JSON_DEPTH } from '#src/rules/input/limits.ts';
import { formOfCategory } from '#src/rules/leads/form-category.ts';
import { type FormName, isFormName } from '#src/rules/leads/form-name.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import type { SentLead, SentUpload } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { uploadField, uploadNames } from '#src/use-cases/leads/store-upload.ts';
import { readBody } from './read-body.ts';

/** A form as it was sent, or why it cannot be read, with the status to answer. */
export type LeadRead =
  | { readonly kind: 'read'; readonly sent: SentLead }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415 | 422; readonly detail: string };

/**
 * Reads a form that was posted, as JSON, as a form, or with a document. A form's own page says which form it is; otherwise the body does.
 */
export async function readLead(request: Request, context: Context, form?: FormName): Promise<LeadRead> {
  const read = await readBody(request, { budget: context.services.bodies, ip: context.sender?.ip ?? '' });
  if (read.kind === 'refused') return read;
  const { body, files } = read;
  const name = form ?? formOf(body, context);
  if (name === null)
    return {
      kind: 'refused',
      status: 422,
      detail: 'Please say which form this is, in "form" or in "category" and "subcategory".',
    };
  const raw = Object.fromEntries(Object.entries(body).flatMap(([key, value]) => (isPlain(value) ? [[key, text(value)]] : [])));
  const uploads = files.map(uploadOf);
  const elapsed = Number(text(body.elapsed_ms) || Number.NaN);
  return {
    kind: 'read',
    sent: {
      form: name,
      step: stepOf(text(body.step)),
      raw: uploads.length === 0 ? raw : { ...raw, [uploadField(name)]: uploadNames(uploads) },
      carKey: text(body.car_id).trim().slice(0, 300) || null,
      offerKey: text(body.offer_id).trim().slice(0, 300) || null,
      leadId: text(body.lead_id).trim() || null,
      idempotencyKey: request.headers.get('idempotency-key') ?? (text(body.idempotency_key) || null),
      visitor: context.sender?.visitor ?? null,
      pageId: text(body.page_id).trim().slice(0, 300),
      attributes: leadAttributes(parsed(body.lead_attributes)),
      ip: context.sender?.ip ?? '',
      elapsedMs: Number.isFinite(elapsed) ? elapsed : null,
      ...(uploads.length === 0 ? {} : { uploads }),
    },
  };
}

/** The form by its own name, otherwise by its category (ledger L17). */
function formOf(body: Readonly<Record<string, unknown>>, { site }: Context): FormName | null {
  const name = text(body.form).trim();
  if (name !== '') return isFormName(name) ? name : null;
  return formOfCategory(text(body.category), text(body.subcategory), site.switches);
}

const uploadOf = (file: File): SentUpload => ({
  name: file.name,
  type: file.type,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

const stepOf = (word: string): number => (/^\d$/.test(word) ? Number(word) : 0);

/** A value as a form would have sent it; the items of a list are joined by commas. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(', ');
  return isPlain(value) ? String(value) : '';
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((one) => isPlain(one)));

/** A form without JavaScript sends nested values as JSON in a field. A lead is not refused for what it says about the visit. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (jsonShape(value).depth > MAX_JSON_DEPTH) return null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}
