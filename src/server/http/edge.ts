import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { frameOrigins } from '#src/blocks/page-facts.ts';
import type { Rendering } from '#src/http/pages-seam.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { pageTags } from '#src/rules/analytics/tags.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { isLoopback } from '#src/rules/net/ip-address.ts';
import { loggedPath } from '#src/rules/operations/logged-path.ts';
import { siteOrigin } from '#src/rules/site/site-hosts.ts';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import type { Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context, Services } from '#src/use-cases/context.ts';
import type { Traces } from '../traces/traces.ts';
import { askedBy } from './asker.ts';
import { isCanonicalHost } from './canonical-host.ts';
import { canonicalAddress, formAddress } from './canonical-query.ts';
import type { CertificateCheck } from './certificate-check.ts';
import { isCrossSite } from './cross-site.ts';
import { directAnswer } from './direct-answers.ts';
import { errorAnswer, inReadableForm } from './error-answer.ts';
import { noteFailure, withFailureNotes } from './failure-notes.ts';
import { askGate, renewSession } from './gate.ts';
import type { HotAnswers, Remembered } from './hot-answers.ts';
import type { ImageRoute } from './image-route.ts';
import { logRequest } from './log-request.ts';
import { ownParams } from './own-params.ts';
import { type Page, pageOf } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { isPlainPath } from './plain-path.ts';
import { isProgramPath } from './program-path.ts';
import type { Readiness } from './readiness.ts';
import type { RenderTurns } from './render-turns.ts';
import { countAnswer, type RequestCounts } from './request-counts.ts';
import type { Fault } from './request-fault.ts';
import { FILE_KIND, requestKind } from './request-kind.ts';
import { eventOf } from './security-events.ts';
import { finishHeaders, type SecurityOptions, withSecurityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { gateSender, senderOf } from './sender.ts';
import { isFromAnywhere, isLead, sent, WRITING } from './sent-request.ts';
import { stripePagesFrom } from './stripe-pages.ts';
import { READING, takenMethods } from './taken-methods.ts';
import type { Origin, ReadOrigin } from './trusted-request.ts';
import { failed, laterAnswer, turnedAway } from './turned-away.ts';
import { moved, withoutSite } from './without-site.ts';

export interface EdgeOptions {
  readonly directory: Directory;
  readonly showrooms: Showrooms;
  readonly readiness: Readiness;
  readonly certificates: Pick<CertificateCheck, 'answer'>;
  /** The connections for writes: leads above all. */
  readonly db: Database;
  /** The connections for reads: these are shed first (ledger H8). */
  readonly reads: Database;
  readonly turns: RenderTurns;
  readonly pages: PageCache;
  readonly files: ReadonlyMap<string, Page>;
  readonly images: Pick<ImageRoute, 'own' | 'answer'>;
  readonly services: Services;
  /** The port of the sites' addresses on a developer's machine. */
  readonly port: number;
  readonly originOf: ReadOrigin;
  /** Renders a page or an API answer: React Router's handler. */
  readonly render: (request: Request, context: Context, rendering: Rendering) => Promise<Response>;
  readonly log: Logger;
  readonly counts: RequestCounts;
  /** Off in development, where the bundler adds scripts of its own. */
  readonly hasPolicy: boolean;
  /** Repeats what was answered from memory. */
  readonly hot: Pick<HotAnswers, 'remember'>;
  readonly traces?: Traces | null;
}

/** What the connection says about a request. */
export interface Wire {
  /** The request target, from the first line of the request. */
  readonly target?: string;
  /** Why the request is refused without being read further. */
  readonly fault?: Fault | null;
  /** Resolves when the rest of the request will not arrive. */
  readonly cut?: Promise<Fault>;
}

/** An answer, with what the log should say about it. */
interface Outcome {
  readonly response: Response;
  readonly site: string | null;
  /** What it was answered with, when that is the same for every visitor. */
  readonly repeats?: Remembered;
  /** Whether it was in memory, and not made for this request. */
  readonly isCached?: boolean;
}

// These match exactly, without the closing slash that other addresses may have.
const [HEALTH, READINESS, CERTIFICATES] = [addressPath('health'), addressPath('readiness'), addressPath('certificateCheck')];
const [IMAGES, ASSETS] = [addressPath('images', { '*': '' }), addressPath('assets', { '*': '' })];

/** Answers every request, in this order: health, files, the site by its host, the cross-site check, the page. Never throws or shows a stack. */
export function createEdge(options: EdgeOptions): (request: Request, ip: string, wire?: Wire) => Promise<Response> {
  return async (request, ip, wire = {}) => {
    const begun = performance.now();
    const origin = options.originOf(request, ip, wire.target);
    const { pathname } = origin.url;
    const requestId = origin.requestId ?? randomUUID();
    const { method } = request;
    const kind = options.files.has(pathname) ? FILE_KIND : requestKind(pathname);
    const traceparent = request.headers.get('traceparent');
    const trace = options.traces?.request({ method, kind, begun, socketIp: ip, traceparent });
    const settling = () => withFailureNotes(() => settled(options, request, origin, wire));
    const { result, failures } = await (trace === undefined ? settling() : trace.run(settling));
    const { response, site, repeats, isCached = false } = result;
    const { status } = response;
    finishHeaders(response.headers, {
      status,
      protocol: origin.url.protocol === 'https:' ? 'https' : 'http',
      requestId,
      hasPolicy: options.hasPolicy,
    });
    if (repeats !== undefined && wire.target !== undefined && status === 200)
      options.hot.remember(wire.target, pathname, repeats);
    countAnswer(options.counts, { kind, status, begun });
    trace?.end({ status, site, requestId, isCached });
    const event = eventOf(response, method, pathname);
    const path = loggedPath(pathname);
    logRequest(options.log, { requestId, site, method, path, status, begun, event, failures, trace: trace?.ids });
    return response;
  };
}

async function settled(options: EdgeOptions, request: Request, origin: Origin, wire: Wire): Promise<Outcome> {
  const { pathname } = origin.url;
  const refused = ({ status, detail }: Fault): Outcome => ({ response: errorAnswer(pathname, status, { detail }), site: null });
  try {
    if (wire.fault) return refused(wire.fault);
    const answered = answer(options, request, origin);
    return await (wire.cut === undefined ? answered : Promise.race([answered, wire.cut.then(refused)]));
  } catch (error) {
    if (isOverloaded(error)) return { response: turnedAway(request.method, pathname, error), site: null };
    noteFailure(error, 'A request failed.');
    return { response: failed(pathname, error), site: null };
  }
}

async function answer(options: EdgeOptions, request: Request, origin: Origin): Promise<Outcome> {
  const { directory, files, readiness, hasPolicy } = options;
  const { url } = origin;
  const { pathname } = url;
  const stripePages = stripePagesFrom(pathname, options.services);
  const secured = async (response: Response, site: string | null = null, allowed: Allowed = {}): Promise<Outcome> => ({
    response: await sendPage(withSecurityHeaders(await pageOf(response), { hasPolicy, stripePages, ...allowed }), request),
    site,
  });
  const refused = (status: number, detail: string, headers: Record<string, string> = {}, site: string | null = null) =>
    secured(errorAnswer(pathname, status, { detail, headers }), site);
  if (pathname === HEALTH) return secured(new Response('ok\n'));
  if (pathname === READINESS)
    return secured(new Response(readiness.isReady ? 'ready\n' : 'not ready\n', { status: readiness.isReady ? 200 : 503 }));
  const isReading = READING.includes(request.method);
  if (pathname === CERTIFICATES && isReading) return secured(options.certificates.answer(origin));
  const file = files.get(pathname);
  const isFile = file !== undefined || pathname.startsWith(IMAGES) || pathname.startsWith(ASSETS);
  if (isFile && !isReading) return refused(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
  if (file !== undefined) {
    const repeats = { edition: null, page: file };
    return { response: await sendPage(file, request), site: null, repeats, isCached: true };
  }
  if (pathname.startsWith(ASSETS)) return refused(404, 'There is no such file.');
  if (isFile) return { response: await options.images.answer(url, request.headers.get('accept') ?? ''), site: null };
  const entry = directory.siteOf(origin.host);
  if (entry === null) return secured(withoutSite(options.directory, origin));
  if (!isCanonicalHost(origin.host, entry)) return secured(moved(url, entry), entry.slug);
  if (!isFromAnywhere(url) && isCrossSite(request.method, request.headers, url))
    return refused(403, 'This request came from another site’s page.', {}, entry.slug);
  const showroom = await options.showrooms.of(entry.id);
  if (showroom === null) return secured(withoutSite(options.directory, origin));
  const context: Context = {
    site: showroom.site,
    showroom,
    // A lead may need to read too: it does not queue behind visitors who only read.
    store: isLead(request.method, url) ? new SiteStore(options.db, entry.id) : new SiteStore(options.db, entry.id, options.reads),
    now: showroom.asOf,
    images: options.images.own,
    origin: siteOrigin(entry.canonicalHost, directory.isLocal ? 'local' : 'domains', options.port),
    isLocal: directory.isLocal && isLoopback(origin.ip),
    services: options.services,
    sender: senderOf(request, origin),
  };
  const asking = <Answer>(work: () => Answer, ip: string | null = origin.ip) => askedBy(entry.id, ip, work);
  const direct = asking(() => directAnswer(request, pathname, context));
  if (direct !== null) return secured(inReadableForm(pathname, await direct), entry.slug);
  if (!isReading) {
    // Only forms are gated: what an address does not take is refused below.
    const gate = request.method === 'POST' ? await asking(() => askGate(url, context, 303)) : 'open';
    if (gate instanceof Response) return secured(gate, entry.slug);
    const changes = inReadableForm(pathname, await asking(() => changed(options, request, url, context)));
    const answered = await secured(changes, entry.slug, allowedOn(showroom.site, pathname));
    renewSession(answered.response.headers, gate);
    return answered;
  }
  const chosen = formAddress(url);
  if (chosen !== null) return secured(new Response(null, { status: 302, headers: { Location: chosen } }), entry.slug);
  const gate = await asking(() => askGate(url, { ...context, sender: gateSender(request, origin) }));
  if (gate instanceof Response) return secured(gate, entry.slug);
  const shown = await asking(() => page(options, request, url, context), context.sender?.ip ?? null);
  if (gate === 'open') return { ...shown, site: entry.slug };
  // The page is the same for everyone who may see it, but nobody else's cache may hold it, nor may the next visitor be answered with it.
  shown.response.headers.set('Cache-Control', 'no-store');
  renewSession(shown.response.headers, gate);
  return { response: shown.response, site: entry.slug, isCached: shown.isCached ?? false };
}

type Allowed = Pick<SecurityOptions, 'frames' | 'tags'>;

/** The other websites that a page of the site may show in frames, and whose tags it may load. */
const allowedOn = ({ pages, switches }: Context['site'], pathname: string): Allowed => ({
  frames: frameOrigins(pages, switches.mapFrameUrl),
  tags: pageTags(switches, matchAddress(pathname)?.address.forVisitor === true),
});

/**
 * A public page, cached for all visitors. It is rendered from the site's own origin, the path and the known parameters, without any header of
 * the request: nothing about the visitor who requests it first, not even protocol or port, can get into it.
 */
async function page(options: EdgeOptions, request: Request, requested: URL, context: Context): Promise<Omit<Outcome, 'site'>> {
  const url = canonicalAddress(requested, (name) => ownParams(context, name));
  const address = `${url.pathname}${url.search}`;
  const { pages, turns } = options;
  const { edition } = context.showroom;
  const isForProgram = isProgramPath(requested.pathname);
  const make = async () => {
    let known = null as Page | null;
    const rendering = renderingOf(turns, context.site.id, (route) => {
      // A program gets a short answer, without rendering a page for it.
      if (isForProgram) return true;
      known = pages.missing(edition, route);
      return known !== null;
    });
    await turns.turn(context.site.id, () => {});
    const sent = new Request(context.origin + address, { signal: AbortSignal.timeout(30_000) });
    const response = await rendered(options, sent, context, rendering);
    if (known !== null) return known;
    const answer = await pageOf(inReadableForm(requested.pathname, response));
    const made = withSecurityHeaders(answer, {
      hasPolicy: options.hasPolicy,
      ...allowedOn(context.site, url.pathname),
      stripePages: stripePagesFrom(requested.pathname, options.services),
    });
    if (rendering.missing !== null && !isForProgram) pages.cacheMissing(edition, rendering.missing, made);
    return made;
  };
  if (matchAddress(url.pathname)?.address.forVisitor === true)
    return { response: await sendPage(await turns.admit(context.site.id, make), request) };
  let isCached = true;
  const found = await pages.answer(edition, address, () => {
    isCached = false;
    return turns.admit(context.site.id, make);
  });
  return {
    response: await sendPage(found, request),
    isCached,
    ...(pages.cached(edition, address) === found ? { repeats: { edition, address } } : {}),
  };
}

const renderingOf = (turns: RenderTurns, siteId: number, hasMissing: Rendering['hasMissing'], isUrgent = false): Rendering => ({
  turn: (work) => turns.turn(siteId, work, isUrgent),
  hasMissing,
  missing: null,
  overload: null,
  away: null,
});

/** The pages' answer. When the pages report an overload, the error page is made here. While the database is away, theirs says when to try again. */
async function rendered({ render }: EdgeOptions, request: Request, context: Context, rendering: Rendering): Promise<Response> {
  const response = await render(request, context, rendering);
  if (rendering.overload !== null) throw rendering.overload;
  return rendering.away !== null && response.status === 500 ? laterAnswer(response, rendering.away) : response;
}

/** Answers a request that changes something. When an address takes none, our own text replaces the router's, which reveals internals. */
async function changed(options: EdgeOptions, request: Request, url: URL, context: Context): Promise<Response> {
  // The router would print a path that cannot be decoded to the console, past the log.
  if (!isPlainPath(url.pathname)) return errorAnswer(url.pathname, 404, { detail: 'There is nothing at this address.' });
  const taken = takenMethods(url.pathname, context.site);
  const rendering = renderingOf(options.turns, context.site.id, () => false, true);
  const isTaken = (taken ?? WRITING).includes(request.method);
  const response = isTaken ? await rendered(options, sent(request, url), context, rendering) : null;
  // An answer with an Allow header is our own.
  if (response !== null && (response.status !== 405 || response.headers.has('Allow'))) return response;
  const detail = 'This address does not accept that kind of request.';
  return errorAnswer(url.pathname, 405, { detail, headers: { Allow: (taken ?? READING).join(', ') } });
}
