import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { readPlacesBy } from '#src/adapters/postcodes/postcodes.ts';
import { INLINE_CODE, takeInlineCode } from '#src/http/inline-code.ts';
import { type PagesSeam, SEAM_VERSION } from '#src/http/pages-seam.ts';
import { PageScripts } from '#src/islands/island-script.tsx';
import { reportError, reportErrorsTo } from '#src/routes/report-error.ts';
import { contextFor, renderingContext } from '#src/routes/request-context.ts';
import { isDatabaseAway } from '#src/rules/load/database-away.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { CodeMark } from '#src/ui/kit/code-mark.ts';
import { sheetFirst } from '#src/ui/kit/sheet-first.ts';
import { usedDrawings } from '#src/ui/kit/used-drawings.ts';

/** The server and this bundle each hold a copy of every module: they meet here and nowhere else. */
export const seam = {
  version: SEAM_VERSION,
  connect: ({ reportError: report, places }) => {
    reportErrorsTo(report);
    readPlacesBy(places);
  },
  contextFor,
} satisfies PagesSeam;

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
  // Neither answer is sent: the server already has a page for each.
  if (rendering.overload !== null) return new Response(null, { status: 503 });
  if (status === 404) {
    rendering.missing = entry.staticHandlerContext.matches.at(-1)?.route.id ?? null;
    if (rendering.missing !== null && rendering.hasMissing(rendering.missing)) return new Response(null, { status });
  }
  const nonce = randomBytes(16).toString('base64url');
  // Only a development build has a runtime for hot replacement, which must come before everything else.
  const { hmr, entry: start } = entry.manifest;
  // The build's entry does nothing but import the page's script.
  const script = start.imports.find((file) => file.includes('/page-script-')) ?? start.module;
  const page = (
    <CodeMark value={nonce}>
      <PageScripts value={[...(hmr?.runtime === undefined ? [] : [hmr.runtime]), script]}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageScripts>
    </CodeMark>
  );
  const { html, sources } = takeInlineCode(usedDrawings(await rendering.turn(() => render(page, nonce))), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(INLINE_CODE, sources.join(' '));
  // As bytes: Node takes three times as long to make them of a body of text.
  return new Response(Buffer.from(sheetFirst(html)), { status, headers });
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

/**
 * Collects a page into one text. It never applies back-pressure, because the page is already complete. React hands over long texts as they are
 * and gathers short ones in bytes, always whole letters.
 */
function collected(done: (text: string) => void): Writable {
  let text = '';
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    decodeStrings: false,
    write(part: Buffer | string, _encoding, next) {
      text += part.toString();
      next();
    },
    final(next) {
      done(text);
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
  if (isDatabaseAway(error)) context.get(renderingContext).away = error;
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportError(error, request);
}
