/** What asking for a sheet came to: the file, or why there is none in words for whoever asked. */
export type SheetFetched = { readonly kind: 'file'; readonly file: Blob } | { readonly kind: 'failed'; readonly message: string };

const FAILED = 'The sheet could not be made. Please try again in a moment.';

/** Asks for a vehicle's PDF; the server's own words are kept where it gave any (ledger V18). */
export async function fetchSheet(href: string, ask: typeof fetch = fetch): Promise<SheetFetched> {
  try {
    const answer = await ask(href);
    if (answer.ok) return { kind: 'file', file: await answer.blob() };
    return { kind: 'failed', message: detailOf(await answer.json().catch(() => null)) ?? FAILED };
  } catch {
    return { kind: 'failed', message: FAILED };
  }
}

function detailOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return null;
  return typeof problem.detail === 'string' && problem.detail !== '' ? problem.detail : null;
}
