import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { frameOrigins } from '#src/blocks/frame-origins.ts';
import type { Rendering } from '#src/routes/request-context.ts';
import { isOverloaded, type Overloaded } from '#src/rules/load/overloaded.ts';
import { hostName, siteOrigin } from '#src/rules/site/site-hosts.ts';
import type { Directory, SiteEntry } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import type { Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context, Desk } from '#src/use-cases/context.ts';
import { problemAnswer } from '#src/use-cases/problem-answer.ts';
import { canonicalAddress } from './canonical-query.ts';
import { isCrossSite } from './cross-site.ts';
import { directAnswer } from './direct-answers.ts';
import type { ImageRoute } from './image-route.ts';
import { type Page, type PageCache, pageOf, sendPage } from './page-cache.ts';
import { plainPage } from './plain-page.ts';
import type { Readiness } from './readiness.ts';
import type { RenderTurns } from './render-turns.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { senderOf } from './sender.ts';
import type { Origin } from './trusted-request.ts';

export interface EdgeOptions {
  readonly directory: Directory;
  readonly showrooms: Showrooms;
  readonly readiness: Readiness;
  /** The connections for what someone sends: leads above all. */
  readonly db: Database;
  /** The connections for what is only read: these are shed first (ledger H8). */
  readonly reads: Database;
  readonly turns: RenderTurns;
  readonly pages: PageCache;
  readonly files: ReadonlyMap<string, Page>;
  readonly images: Pick<ImageRoute, 'own' | 'answer'>;
  readonly desk: Desk;
  /** The port that a developer's machine serves the sites on. */
  readonly port: number;
  readonly originOf: (request: Request, ip: string) => Origin;
  /** Makes a page or an answer: React Router's handler, given the context. */
  readonly render: (request: Request, context: Context, rendering: Rendering) => Promise<Response>;
  readonly log: Logger;
  /** Off in development, where the bundler adds scripts of its own. */
  readonly hasPolicy: boolean;
}

/** What a request comes to, with what the log should know of it. */
interface Outcome {
  readonly response: Response;
  readonly site: string | null;
}

/** The way of every request: health, files, the site by its host, the cross-site check, the page. Never throws, never shows a stack. */
export function createEdge(options: EdgeOptions): (request: Request, ip: string) => Promise<Response> {
  return async (request, ip) => {
    const begun = performance.now();
    const origin = options.originOf(request, ip);
    const id = origin.requestId ?? randomUUID();
    const log = options.log.child({ requestId: id });
    let outcome: Outcome;
    try {
      outcome = await answer(options, request, origin);
    } catch (error) {
      if (isOverloaded(error)) log.warn({ reason: error.message }, 'A request was turned away.');
      else log.error({ err: error }, 'A request failed.');
      outcome = { response: isOverloaded(error) ? turnedAway(origin.url, error) : failure(origin.url), site: null };
    }
    const { response, site } = outcome;
    response.headers.set('X-Request-Id', id);
    // The query string may hold what a visitor typed: it is not logged.
    log.info(
      {
        site,
        method: request.method,
        path: origin.url.pathname,
        status: response.status,
        ms: Math.round(performance.now() - begun),
      },
      'request',
    );
    return response;
  };
}

async function answer(options: EdgeOptions, request: Request, origin: Origin): Promise<Outcome> {
  const { directory, files, readiness } = options;
  const { url } = origin;
  const secured = async (response: Response, site: string | null = null, frames: string[] = []): Promise<Outcome> => ({
    response: await sendPage(withSecurityHeaders(await pageOf(response), url, options.hasPolicy, frames), request),
    site,
  });
  if (url.pathname === '/healthz') return secured(new Response('ok\n'));
  if (url.pathname === '/readyz')
    return secured(new Response(readiness.isReady ? 'ready\n' : 'not ready\n', { status: readiness.isReady ? 200 : 503 }));
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const file = isReading ? files.get(url.pathname) : undefined;
  if (file !== undefined) return { response: await sendPage(file, request), site: null };
  if (isReading && url.pathname.startsWith('/images/')) {
    return { response: await options.images.answer(url, request.headers.get('accept') ?? ''), site: null };
  }
  const entry = directory.siteOf(origin.host);
  if (entry === null) return secured(withoutSite(options, origin));
  if (hostName(origin.host) !== entry.canonicalHost) return secured(moved(url, entry), entry.slug);
  if (isCrossSite(request.method, request.headers, url))
    return secured(problemAnswer(403, 'This came from a page of another site.'), entry.slug);
  const showroom = await options.showrooms.of(entry.id);
  if (showroom === null) return secured(withoutSite(options, origin));
  const context: Context = {
    site: showroom.site,
    showroom,
    // A lead may need to read, too: it does not stand in line with those who look around.
    store: isLead(request.method, url) ? new SiteStore(options.db, entry.id) : new SiteStore(options.db, entry.id, options.reads),
    now: showroom.asOf,
    images: options.images.own,
    origin: siteOrigin(entry.canonicalHost, directory.isLocal ? 'local' : 'domains', options.port),
    isLocal: directory.isLocal,
    desk: options.desk,
    sender: senderOf(request, origin),
  };
  const direct = directAnswer(request, url.pathname, context);
  if (direct !== null) return secured(await direct, entry.slug);
  if (!isReading) return secured(await changed(options, request, url, context), entry.slug, framesOf(showroom.site));
  return { response: await page(options, request, url, context), site: entry.slug };
}

/** The other websites that a page of the site may show in frames. */
const framesOf = ({ pages, switches }: Context['site']): string[] => frameOrigins(pages, switches.mapFrameUrl);

/** A public page: made without the visitor's cookies, so that it cannot hold anything of one visitor's, and kept for all of them. */
async function page(options: EdgeOptions, request: Request, asked: URL, context: Context): Promise<Response> {
  const url = canonicalAddress(asked);
  const headers = new Headers(request.headers);
  for (const name of PERSONAL) headers.delete(name);
  const { pages, turns } = options;
  const { edition } = context.showroom;
  const make = async () => {
    let known = null as Page | null;
    const rendering = renderingOf(turns, (route) => {
      known = pages.missing(edition, route);
      return known !== null;
    });
    await turns.turn(() => {});
    const asking = new Request(url, { headers, signal: AbortSignal.timeout(30_000) });
    const response = await rendered(options, asking, context, rendering);
    if (known !== null) return known;
    const made = withSecurityHeaders(await pageOf(response), asked, options.hasPolicy, framesOf(context.site));
    if (rendering.missing !== null) pages.keepMissing(edition, rendering.missing, made);
    return made;
  };
  return sendPage(await pages.answer(edition, url.pathname + url.search, () => turns.admit(make)), request);
}

const renderingOf = (turns: RenderTurns, hasMissing: Rendering['hasMissing'], isUrgent = false): Rendering => ({
  turn: (work) => turns.turn(work, isUrgent),
  hasMissing,
  missing: null,
  overload: null,
});

/** What the pages' code answers. A page for having no room is made here, not there. */
async function rendered({ render }: EdgeOptions, request: Request, context: Context, rendering: Rendering): Promise<Response> {
  const response = await render(request, context, rendering);
  if (rendering.overload !== null) throw rendering.overload;
  return response;
}

/** Whether a request sends what a dealer pays for: a form. The other addresses for programs only note or look up something. */
const isLead = (method: string, { pathname }: URL): boolean =>
  WRITING.includes(method) && (!pathname.startsWith('/api/') || /^\/api\/leads\/?$/.test(pathname));

/** What a request that changes something comes to. Where nothing can be changed the router's own words would show its insides. */
async function changed(options: EdgeOptions, request: Request, url: URL, context: Context): Promise<Response> {
  const rendering = renderingOf(options.turns, () => false, true);
  const response = WRITING.includes(request.method) ? await rendered(options, sent(request, url), context, rendering) : null;
  if (response !== null && response.status !== 405) return response;
  const refusal = problemAnswer(405, 'This address does not take such a request.');
  refusal.headers.set('Allow', 'GET, HEAD');
  return refusal;
}

/** The methods that a page or an interface may take besides reading. */
const WRITING: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The same request at its true address. */
const sent = ({ method, headers, body, signal }: Request, url: URL) =>
  new Request(url, { method, headers, signal, ...(body === null ? {} : { body, duplex: 'half' }) });

/** Headers that differ from visitor to visitor; a public page is made without them. */
const PERSONAL = [
  'cookie',
  'authorization',
  'accept-language',
  'user-agent',
  'referer',
  'if-none-match',
  'if-modified-since',
  'range',
  'accept-encoding',
];

function withoutSite({ directory }: EdgeOptions, { url, host }: Origin): Response {
  if (directory.isLocal && LOCAL.includes(hostName(host)) && url.pathname === '/') {
    const port = url.port === '' ? '' : `:${url.port}`;
    const links = directory.sites.map(({ name, canonicalHost }) => ({
      label: name,
      href: `${url.protocol}//${canonicalHost}${port}/`,
    }));
    return plainPage(200, 'Forecourt', links.length === 0 ? 'No site is set up yet.' : 'The sites on this machine:', links);
  }
  return url.pathname.startsWith('/api/')
    ? problemAnswer(404, 'There is nothing at this address.')
    : plainPage(404, 'Not found', 'There is no site at this address.');
}

/** The hosts of a machine itself, at which a developer finds the list of sites (ledger P1, I5). */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function moved(url: URL, { canonicalHost }: SiteEntry): Response {
  const to = new URL(url);
  to.hostname = canonicalHost;
  return new Response(null, { status: 308, headers: { Location: to.href } });
}

/** There was no room for a request: a calm answer at once, which says when to come again (ledger H8). */
function turnedAway(url: URL, { retryAfterSeconds }: Overloaded): Response {
  const text = 'Many people are looking at once. Please try again in a moment.';
  const response = /^\/api\/|\.(?:pdf|json)$/.test(url.pathname)
    ? problemAnswer(503, text)
    : plainPage(503, 'One moment, please', text);
  response.headers.set('Retry-After', String(retryAfterSeconds));
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function failure(url: URL): Response {
  return url.pathname.startsWith('/api/')
    ? problemAnswer(500, 'Something went wrong here. Please try again in a moment.')
    : plainPage(500, 'Something went wrong', 'That’s on us. Please try again in a moment.');
}
