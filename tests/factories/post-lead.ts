import { takeLead } from '#src/http/take-lead.ts';
import { visitorToken } from '#src/http/visitor-cookie.ts';
import type { Context } from '#src/use-cases/context.ts';

/** How a lead is posted: from which address, by which visitor, under which key and with which document. */
export interface Posting {
  readonly ip?: string;
  readonly visitor?: string | null;
  readonly key?: string;
  readonly document?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

/** What the interface answered. */
export interface Posted {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly leadId: string;
  readonly visitor: string | null;
  readonly detail: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Posts a lead to a site's interface as a browser does, without the network between. */
export async function postLead(
  context: Context,
  fields: Readonly<Record<string, unknown>>,
  { ip = '203.0.113.7', visitor = null, key, document }: Posting = {},
): Promise<Posted> {
  const headers = new Headers(key === undefined ? {} : { 'idempotency-key': key });
  if (document === undefined) headers.set('content-type', 'application/json');
  const request = new Request('https://dealer.example/api/leads', {
    method: 'POST',
    headers,
    body: document === undefined ? JSON.stringify(fields) : formOf(fields, document),
  });
  const sender = { ip, visitor, session: null, isSecure: true, userAgent: 'A browser', page: '/' };
  const answer = await takeLead(request, { ...context, sender });
  const said = (await answer.json()) as Partial<Posted> & { lead_id?: string };
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    leadId: said.lead_id ?? '',
    visitor: visitorToken(answer.headers.get('set-cookie'), sender.isSecure) ?? visitor,
    detail: said.detail ?? '',
    errors: said.errors ?? [],
  };
}

function formOf(fields: Readonly<Record<string, unknown>>, { name, bytes }: NonNullable<Posting['document']>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('resume', new File([bytes], name));
  return form;
}

let people = 0;

/** Somebody who has sent nothing yet. */
export function aNewPerson() {
  people += 1;
  return {
    name: 'Sam',
    last_name: 'Lee',
    email: `sam.${people}@shopper.example`,
    phone: `04${String(people).padStart(8, '0')}`,
    message: 'Is it still there?',
  };
}
