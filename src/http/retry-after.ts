/** The header that says when to try again, if that is known (ledger H9). */
export const retryAfter = (seconds: number | null): Readonly<Record<string, string>> =>
  seconds === null ? {} : { 'Retry-After': String(seconds) };
