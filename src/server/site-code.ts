import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { documentContext, pageContext, Rendering, renderingContext, visitContext } from '#src/routes/request-context.ts';
import type { Context } from '#src/use-cases/context.ts';
import { failureReporter } from './http/failure-notes.ts';

interface EntryModule {
  readonly pageContext: typeof pageContext;
  readonly visitContext: typeof visitContext;
  readonly documentContext: typeof documentContext;
  readonly renderingContext: typeof renderingContext;
  readonly reportErrorsTo: (report: (error: unknown, request: Request | null) => void) => void;
}

/** Joins the built pages to this process: hands each request its context, and reports the pages' errors with the request they belong to. */
export function siteCode(
  build: ServerBuild,
  mode: 'production' | 'development',
  log: Logger,
): (request: Request, context: Context, rendering: Rendering) => Promise<Response> {
  const entry = build.entry.module as unknown as EntryModule;
  const report = failureReporter(log);
  entry.reportErrorsTo((error) => report(error, 'A page failed.'));
  const handle = createRequestHandler(build, mode);
  return (request, context, rendering) => {
    const provider = new RouterContextProvider();
    provider.set(entry.pageContext, context);
    provider.set(entry.visitContext, context);
    provider.set(entry.documentContext, !new URL(request.url).pathname.endsWith('.data'));
    provider.set(entry.renderingContext, rendering);
    return handle(request, provider);
  };
}
