import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { documentContext, Rendering, renderingContext, requestContext } from '#src/routes/request-context.ts';
import type { Context } from '#src/use-cases/context.ts';

interface EntryModule {
  readonly requestContext: typeof requestContext;
  readonly documentContext: typeof documentContext;
  readonly renderingContext: typeof renderingContext;
  readonly reportErrorsTo: (report: (error: unknown, request: Request | null) => void) => void;
}

/** Joins the built pages to this process: hands each request its context, and takes the pages' errors into the log. */
export function siteCode(
  build: ServerBuild,
  mode: 'production' | 'development',
  log: Logger,
): (request: Request, context: Context, rendering: Rendering) => Promise<Response> {
  const entry = build.entry.module as unknown as EntryModule;
  entry.reportErrorsTo((error, request) =>
    log.error({ err: error, path: request === null ? null : new URL(request.url).pathname }, 'A page failed.'),
  );
  const handle = createRequestHandler(build, mode);
  return (request, context, rendering) => {
    const provider = new RouterContextProvider();
    provider.set(entry.requestContext, context);
    provider.set(entry.documentContext, !new URL(request.url).pathname.endsWith('.data'));
    provider.set(entry.renderingContext, rendering);
    return handle(request, provider);
  };
}
