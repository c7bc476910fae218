import { STATUS_CODES } from 'node:http';

/** What a problem may have in addition to its detail. */
export interface ProblemMore {
  /** Which fields are invalid, and why. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of its own that the caller of one address knows. */
  readonly members?: Readonly<Record<string, unknown>>;
}

export const PROBLEM_TYPE = 'application/problem+json';

/** The text of an error for programs (RFC 9457). */
export function problemText(status: number, detail: string, { errors, members }: ProblemMore = {}): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return JSON.stringify({ type: 'about:blank', title, status, detail, ...(errors === undefined ? {} : { errors }), ...members });
}

/** An error for programs (RFC 9457, ledger I4). */
export function problemAnswer(status: number, detail: string, more: ProblemMore = {}): Response {
  return new Response(problemText(status, detail, more), { status, headers: { ...more.headers, 'Content-Type': PROBLEM_TYPE } });
}
