import { STATUS_CODES } from 'node:http';

/** An error for programs (RFC 9457, ledger I4). */
export function problemAnswer(status: number, detail: string): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
