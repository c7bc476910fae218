import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import { type PagesSeam, type Rendering, SEAM_VERSION } from '#src/http/pages-seam.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Context } from '#src/use-cases/context.ts';
import { failureReporter } from './http/failure-notes.ts';
import { withUnsentData } from './unsent-data.ts';

const ROUTER_ONLY = /\.data$|^\/__manifest$/;

/** Joins the built pages to this process: hands each request its context, and reports the pages' errors with the request they belong to. */
export function siteCode(
  build: ServerBuild,
  mode: 'production' | 'development',
  log: Logger,
): (request: Request, context: Context, rendering: Rendering) => Promise<Response> {
  const seam = readSeam(build.entry.module);
  const report = failureReporter(log);
  seam.connect({ reportError: (error) => report(error, 'A page failed.'), places: australianPlaces });
  const handle = createRequestHandler(withUnsentData(build), mode);
  return (request, context, rendering) => {
    const { pathname } = new URL(request.url);
    // The router's own protocol, for browsers that run it; ours do not.
    if (ROUTER_ONLY.test(pathname)) return Promise.resolve(new Response(null, { status: 404 }));
    const isVisit = request.method !== 'GET' || matchAddress(pathname)?.address.forVisitor === true;
    return handle(request, seam.contextFor({ context, rendering, isVisit }));
  };
}

/** Takes the seam from the pages' entry module. Throws when the pages were built from other sources than this server runs. */
export function readSeam(entry: object): PagesSeam {
  const seam: unknown = 'seam' in entry ? entry.seam : null;
  if (isSeam(seam)) return seam;
  const version = hasVersion(seam) ? `version ${String(seam.version)}` : 'no version';
  throw new Error(
    `The pages in the folder build do not fit this server: their seam has ${version}, the server's has version ${SEAM_VERSION}. Remove the folder and start Forecourt again; it then builds the pages.`,
  );
}

const hasVersion = (value: unknown): value is { readonly version: unknown } =>
  typeof value === 'object' && value !== null && 'version' in value;

const isSeam = (value: unknown): value is PagesSeam =>
  hasVersion(value) &&
  value.version === SEAM_VERSION &&
  'connect' in value &&
  typeof value.connect === 'function' &&
  'contextFor' in value &&
  typeof value.contextFor === 'function';
