import { STATUS_CODES } from 'node:http';

/** What a problem may say besides its sentence. */
export interface ProblemMore {
  /** Which fields are at fault, and why. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error for programs (RFC 9457, ledger I4). */
export function problemAnswer(status: number, detail: string, { errors, headers }: ProblemMore = {}): Response {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = { type: 'about:blank', title, status, detail, ...(errors === undefined ? {} : { errors }) };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
}
