import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { INLINE_CODE, takeInlineCode } from '#src/http/inline-code.ts';
import { reportError } from '#src/routes/report-error.ts';
import { renderingContext } from '#src/routes/request-context.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';

/** What the server hands in and takes out: it and this bundle hold two copies of every module, so they meet here. */
export { reportErrorsTo } from '#src/routes/report-error.ts';
export { documentContext, pageContext, renderingContext, visitContext } from '#src/routes/request-context.ts';

export const streamTimeout = 5_000;

/**
 * Renders to the end before answering: everything is in the HTML in its place, nothing is hidden behind a script, and the policy can name
 * by its hash every inline script that the renderer itself wrote. These are marked with a nonce while rendering; it never leaves here.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  // Neither is sent as it is: the server has a page for each already.
  if (rendering.overload !== null) return new Response(null, { status: 503 });
  if (status === 404) {
    rendering.missing = entry.staticHandlerContext.matches.at(-1)?.route.id ?? null;
    if (rendering.missing !== null && rendering.hasMissing(rendering.missing)) return new Response(null, { status });
  }
  const nonce = randomBytes(16).toString('base64url');
  const page = (
    <CodeMark value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </CodeMark>
  );
  const { html, sources } = takeInlineCode(await rendering.turn(() => render(page, nonce)), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(INLINE_CODE, sources.join(' '));
  return new Response(html, { status, headers });
}

function render(page: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(collected(resolve));
      },
      onShellError: reject,
      onError: (error) => reportError(error, null),
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Takes a page in and gives it out as one text. It never asks to wait, since all of the page is there. */
function collected(done: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString());
      next();
    },
  });
}

/** React Router logs every 404 by default; a missing page is not an error. */
export function handleError(
  error: unknown,
  { request, context }: { readonly request: Request; readonly context: RouterContextProvider },
): void {
  if (isOverloaded(error)) {
    context.get(renderingContext).overload = error;
    return;
  }
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportError(error, request);
}
