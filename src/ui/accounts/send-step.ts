import { SEND_PATIENCE_MS } from '#src/ui/kit/patience.ts';
/** What came of a step that was sent. */
export type StepAnswer =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'failed' };

/** Sends a step as its form would. Never throws: a missing network and a missing answer are failures. */
export async function sendStep(address: string, fields: URLSearchParams, send: typeof fetch = fetch): Promise<StepAnswer> {
  try {
    const response = await send(address, {
      method: 'POST',
      body: fields,
      // Only a sign-in leads on. Where to is in the page, and is opened as a page, not fetched.
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_PATIENCE_MS),
    });
    if (response.type === 'opaqueredirect') return { kind: 'signedIn' };
    return { kind: 'page', html: await response.text() };
  } catch {
    return { kind: 'failed' };
  }
}
