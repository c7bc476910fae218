import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import {
  eraseShopper,
  erasureRefusal,
  exportShopper,
  keptRecords,
  personalStorage,
} from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { problemAnswer } from './problem-answer.ts';
import { endedSessionCookies } from './session-cookie.ts';

/** Everything that the site holds about a shopper, as a file to store (ledger A12). */
export async function downloadMyData(context: Context, signedIn: SignedIn): Promise<Response> {
  if (countAttempt(context) !== null) return problemAnswer(429, LIMIT_TEXTS.address);
  return new Response(await exportShopper(personalStorage(context), signedIn), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${context.site.slug}-my-data.json"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Whether the receipt of a reservation stays when everything else is erased. */
export const keepsReceipt = async (context: Context, signedIn: SignedIn): Promise<boolean> =>
  (await keptRecords(personalStorage(context), signedIn)).length > 0;

/** Erases everything that the site holds about a shopper; returns why it does not, if it does not. */
export async function eraseMyData(context: Context, signedIn: SignedIn): Promise<string | null> {
  if (countAttempt(context) !== null) return LIMIT_TEXTS.address;
  const storage = personalStorage(context);
  const refusal = await erasureRefusal(storage, signedIn);
  if (refusal === null) await eraseShopper(storage, signedIn);
  return refusal;
}

/** What makes the browser forget the shopper too: the session, and the answers and favourites that it has stored for this site. */
export function erasedHeaders(isSecure: boolean): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"storage"' });
  for (const cookie of endedSessionCookies(isSecure)) headers.append('Set-Cookie', cookie);
  return headers;
}
