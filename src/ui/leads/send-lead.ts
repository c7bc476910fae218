import type { FieldError } from '#src/rules/leads/check-step.ts';
import { listItems } from '#src/rules/leads/field-text.ts';
import { SEND_PATIENCE_MS } from '#src/ui/kit/patience.ts';
import type { VisitTrail } from './visit-trail.ts';

/** A step as the browser sends it. */
export interface Sending {
  readonly form: string;
  readonly step: number;
  readonly isLast: boolean;
  readonly car: string | null;
  readonly offer: string | null;
  readonly leadId: string | null;
  readonly key: string;
  readonly page: string;
  readonly elapsedMs: number;
  readonly trail: VisitTrail;
  readonly fields: Readonly<Record<string, string>>;
  /** A document needs multipart form data. */
  readonly document: File | null;
}

export type Sent =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** The message is the server's, if it sent one. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly status: number };

/** A document takes longer. Sent again after this it is the same lead, by its key. */
const PATIENCE_WITH_DOCUMENT_MS = 180_000;

/** Sends a step to the site. Never throws: a missing network, a missing answer and an invalid answer are all failures. */
export async function sendLead(sending: Sending, send: typeof fetch = fetch): Promise<Sent> {
  try {
    const response = await send('/api/leads', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Idempotency-Key': sending.key,
        ...(sending.document === null ? { 'Content-Type': 'application/json' } : {}),
      },
      body: sending.document === null ? JSON.stringify(bodyOf(sending)) : formOf(sending, sending.document),
      signal: AbortSignal.timeout(sending.document === null ? SEND_PATIENCE_MS : PATIENCE_WITH_DOCUMENT_MS),
    });
    return sentOf(response.status, await response.json());
  } catch {
    return { kind: 'failed', message: null, status: 0 };
  }
}

const bodyOf = ({
  form,
  step,
  isLast,
  car,
  offer,
  leadId,
  page,
  elapsedMs,
  trail,
  fields,
}: Sending): Record<string, unknown> => ({
  ...fields,
  ...(fields.additional_services === undefined ? {} : { additional_services: listItems(fields.additional_services) }),
  form,
  step,
  // Says whether the form is complete (ledger L12); the server decides by the steps that it has.
  lead_status: isLast ? 'Complete' : 'Incomplete',
  form_completed: isLast,
  ...(car === null ? {} : { car_id: car }),
  ...(offer === null ? {} : { offer_id: offer }),
  ...(leadId === null ? {} : { lead_id: leadId }),
  page_id: page,
  elapsed_ms: Math.round(elapsedMs),
  lead_attributes: trail,
});

function formOf(sending: Sending, document: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(bodyOf(sending)))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  body.append('resume', document);
  return body;
}

function sentOf(status: number, answer: unknown): Sent {
  const {
    lead_id: leadId,
    errors,
    detail,
  } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  if ((status === 200 || status === 201) && typeof leadId === 'string') return { kind: 'accepted', leadId };
  const wrong = Array.isArray(errors) ? errors.filter(isError) : [];
  if (status === 422 && wrong.length > 0) return { kind: 'invalid', errors: wrong };
  return { kind: 'failed', message: typeof detail === 'string' ? detail : null, status };
}

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value && typeof value.message === 'string';
