import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type LoggedPath, loggedPath } from '#src/rules/operations/logged-path.ts';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import type { TraceIds, Traces } from '../traces/traces.ts';
import { isCanonicalHost } from './canonical-host.ts';
import { FlatReplies } from './flat-replies.ts';
import { HotRoutes } from './hot-routes.ts';
import { logRequest } from './log-request.ts';
import type { Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageShrinker } from './page-shrinker.ts';
import type { RequestCounts } from './request-counts.ts';
import { FILE_KIND, requestKind } from './request-kind.ts';
import { pageReply } from './send-page.ts';
import type { ReadVisitedHost } from './trusted-request.ts';

export interface HotAnswersOptions {
  readonly directory: Pick<Directory, 'siteOf'>;
  readonly showrooms: Pick<Showrooms, 'inMemory'>;
  readonly pages: PageCache;
  readonly shrinker: PageShrinker;
  readonly visitedHost: ReadVisitedHost;
  readonly log: Logger;
  readonly counts: RequestCounts;
  readonly hasPolicy: boolean;
  readonly traces?: Traces | null;
}

/** What the edge answered a request with: a cached page of an edition, or one of the build's files. */
export type Remembered = { readonly edition: string; readonly address: string } | { readonly edition: null; readonly page: Page };

interface Found {
  readonly page: Page;
  readonly site: string | null;
  readonly path: LoggedPath;
  readonly kind: number;
}

/**
 * Answers requests for cached pages and files before a Request or Response exists. It decides nothing itself: it repeats what the edge
 * answered to the same target in the same edition, and leaves every other request to it (docs/decisions/0036-hot-path.md).
 */
export class HotAnswers {
  readonly #options: HotAnswersOptions;
  readonly #replies: FlatReplies;
  readonly #routes = new HotRoutes();
  readonly #files = new Map<string, Found>();

  constructor(options: HotAnswersOptions) {
    this.#options = options;
    this.#replies = new FlatReplies(options.hasPolicy);
  }

  /** Called by the edge when it has answered a request with 200. */
  remember(target: string, path: string, answered: Remembered): void {
    // A file has one target here, so that there are no more targets than files.
    if (answered.edition !== null)
      this.#routes.add(answered.edition, target, { address: answered.address, path: loggedPath(path), kind: requestKind(path) });
    else if (target === path)
      this.#files.set(target, { page: answered.page, site: null, path: loggedPath(path), kind: FILE_KIND });
  }

  /** Answers a request whose head has no fault; returns false, with nothing done, when the edge must answer it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const begun = performance.now();
    // Without a socket the response must wait for others of its connection.
    if (!isPlainRead(request) || response.socket === null) return false;
    const { method = 'GET', headers, url = '', socket } = request;
    const header = (name: string) => (headers[name] as string | undefined) ?? null;
    const { host, protocol, requestId: givenId } = this.#options.visitedHost(header, socket.remoteAddress ?? '');
    const found = this.#find(url, host);
    if (found === null) return false;
    const { page, site, path, kind } = found;
    const chosen = pageReply(page, header('accept-encoding') ?? '', header('if-none-match') ?? '');
    const reply = this.#replies.find(page, chosen, protocol);
    if (reply === null) return false;
    const requestId = givenId ?? randomUUID();
    response.writeHead(reply.status, '', reply.headersFor(requestId));
    // For HEAD Node leaves the body out.
    response.end(reply.body);
    const { status } = reply;
    const { traces = null, log } = this.#options;
    let trace: TraceIds | undefined;
    if (traces !== null) {
      const traceparent = header('traceparent');
      const traced = traces.request({ method, kind, begun, socketIp: socket.remoteAddress ?? '', traceparent });
      traced.end({ status, site, requestId, isCached: true });
      trace = traced.ids;
    }
    logRequest(log, { requestId, site, method, path, status, begun, trace });
    this.#options.counts.count(kind, status, begun);
    if (chosen.encoding === 'br') this.#options.shrinker.shrink(page.bodies);
    return true;
  }

  #find(target: string, host: string): Found | null {
    const file = this.#files.get(target);
    if (file !== undefined) return file;
    const { directory, showrooms, pages } = this.#options;
    const entry = directory.siteOf(host);
    if (entry === null || !isCanonicalHost(host, entry)) return null;
    const edition = showrooms.inMemory(entry.id)?.edition;
    const route = edition === undefined ? undefined : this.#routes.find(edition, target);
    const page = edition === undefined || route === undefined ? undefined : pages.cached(edition, route.address);
    return page === undefined || route === undefined ? null : { page, site: entry.slug, path: route.path, kind: route.kind };
  }
}

/** A request that only reads, of the usual form: it has no body, no expectation, and no other protocol in mind. */
function isPlainRead({ method, url, httpVersion, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    httpVersion === '1.1' &&
    url?.startsWith('/') === true &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined
  );
}
