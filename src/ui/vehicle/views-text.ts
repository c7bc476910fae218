import { countWords } from '#src/rules/text/plural.ts';

/** The number of a page's views in words; null if it does not arrive or is not a number (ledger V16). */
export async function viewsText(href: string, send: typeof fetch = fetch): Promise<string | null> {
  try {
    const answer = await send(href, { headers: { Accept: 'application/json' } });
    const body = answer.ok ? ((await answer.json()) as unknown) : null;
    const views = typeof body === 'object' && body !== null && 'views' in body ? body.views : null;
    return typeof views === 'number' && views > 0 ? countWords(views, 'view') : null;
  } catch {
    return null;
  }
}
