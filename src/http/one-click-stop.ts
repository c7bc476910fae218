import { stopAlert } from '#src/use-cases/alerts/alert-links.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readBody } from './read-body.ts';

/**
 * Stops an alert for an email program whose reader pressed its 'Unsubscribe' (RFC 8058): at once, by the key in the address alone. Returns null for
 * any other request, whose body can still be read.
 */
export async function answerOneClick(context: Context, request: Request, key: string): Promise<Response | null> {
  if (request.method !== 'POST') return null;
  const read = await readBody(request.clone());
  if (read.kind !== 'read' || read.body['List-Unsubscribe'] !== 'One-Click') return null;
  const isKnown = (await stopAlert(context, key)).kind === 'found';
  return new Response(isKnown ? 'Stopped.\n' : 'There is no such alert.\n', {
    status: isKnown ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
