import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import {
  eraseShopper,
  erasureRefusal,
  exportShopper,
  keptRecords,
  personalStorage,
} from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countOwnData } from '#src/use-cases/limits/count-own-data.ts';
import { forgottenCookies } from './checkout-cookies.ts';
import { tooManyAnswer } from './too-many-answer.ts';

/** Everything that the site holds about a shopper, as a file to store (ledger A12). */
export async function downloadMyData(context: Context, signedIn: SignedIn): Promise<Response> {
  const wait = countOwnData(context, signedIn);
  if (wait !== null) return tooManyAnswer(wait);
  return new Response(await exportShopper(personalStorage(context), signedIn), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${context.site.slug}-my-data.json"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The names of what stays when everything else is erased. */
export const keptNames = async (context: Context, signedIn: SignedIn): Promise<readonly string[]> =>
  (await keptRecords(personalStorage(context), signedIn)).map(({ name }) => name);

/** Why nothing was erased: too often within a time, or something that must be ended first. */
export type EraseRefused = { readonly waitSeconds: number } | { readonly reason: string };

/** Erases everything that the site holds about a shopper; returns why it does not, if it does not. */
export async function eraseMyData(context: Context, signedIn: SignedIn): Promise<EraseRefused | null> {
  const waitSeconds = countOwnData(context, signedIn);
  if (waitSeconds !== null) return { waitSeconds };
  const storage = personalStorage(context);
  const reason = await erasureRefusal(storage, signedIn);
  if (reason !== null) return { reason };
  await eraseShopper(storage, signedIn);
  return null;
}

/** What makes the browser forget the shopper too: who used it, and the answers and favourites that it has stored for this site. */
export function erasedHeaders(isSecure: boolean): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"storage"' });
  for (const cookie of forgottenCookies(isSecure)) headers.append('Set-Cookie', cookie);
  return headers;
}

/** How long the page that says goodbye is shown to whoever has its address. */
const GOODBYE_MS = 10 * 60_000;

const goodbyeText = (siteId: number, at: string, kept: string): string => `${siteId} ${at} ${kept}`;

/** The page that says goodbye. Nobody is signed in any more, so its address says what was kept, and is signed: it is true of nobody else. */
export function erasedPath({ site, services }: Context, names: readonly string[]): string {
  const [at, kept] = [String(services.now()), names.join(',')];
  const key = services.signer.sign('erased', goodbyeText(site.id, at, kept));
  return `${addressPath('myData', { step: 'erased' })}?${new URLSearchParams({ kept, at, key })}`;
}

/** The names of what was kept, as the address of the page that says goodbye has them; null when we have not just made it. */
export function readErased({ site, services }: Context, query: URLSearchParams): readonly string[] | null {
  const [kept, at] = [query.get('kept') ?? '', query.get('at') ?? ''];
  const isOurs = services.signer.isSigned('erased', goodbyeText(site.id, at, kept), query.get('key') ?? '');
  return isOurs && services.now() - Number(at) < GOODBYE_MS ? kept.split(',') : null;
}
