const TITLES: Readonly<Record<number, string>> = { 404: 'Not found' };

/** An error for programs (RFC 9457, ledger I4). */
export function problem(status: 404, detail: string): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
