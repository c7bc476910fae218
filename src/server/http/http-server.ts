import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { limitConnections } from './connection-limit.ts';
import type { Wire } from './edge.ts';
import { clientFault, rawRefusal } from './raw-refusal.ts';
import type { RequestCounts } from './request-counts.ts';
import { type Fault, requestFault } from './request-fault.ts';

export interface HttpServerOptions {
  readonly answer: (request: Request, ip: string, wire: Wire) => Promise<Response>;
  /** Answers a request from memory, at once; returns false, with nothing done, when `answer` must do it. */
  readonly answerHot: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly log: Logger;
  readonly counts: RequestCounts;
  /** How long a request may take to arrive, its body included. */
  readonly requestMs: number;
  /** How long an idle connection stays open for the next request. */
  readonly keepAliveMs: number;
  /** How often slow requests are looked for. */
  readonly checkMs?: number;
  readonly headerBytes: number;
  readonly headerCount: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly isTrustedProxy: (ip: string) => boolean;
  /** Whether the process is about to stop: each answer then closes its connection, so that the next request goes elsewhere. */
  readonly isLeaving?: () => boolean;
}

/** The head of a request must arrive within this time, the rest within `requestMs`. */
const HEAD_MS = 10_000;

/** A request and its answer, as long as its connection is open. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Stops waiting for the rest of the request and answers with this fault. */
  readonly cut: (fault: Fault) => void;
}

/** The HTTP server in front of the edge. It limits size, number of headers, time to arrive and connections, and logs what it refuses. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { log, requestMs, headerCount } = options;
  const exchanges = new WeakMap<Duplex, Exchange>();
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const fault = requestFault(request, headerCount);
    if (options.isLeaving?.() === true) response.shouldKeepAlive = false;
    if (fault === null && isAnsweredHot(options, request, response)) return;
    void handleLong(request, response, fault);
  };
  const handleLong = async (request: IncomingMessage, response: ServerResponse, fault: Fault | null): Promise<void> => {
    const cut = Promise.withResolvers<Fault>();
    const wire = { target: request.url ?? '/', fault, cut: cut.promise };
    // After a fault the rest of the request cannot be distinguished from the next one.
    if (fault !== null) response.shouldKeepAlive = false;
    exchanges.set(request.socket, {
      request,
      response,
      cut: (fault) => {
        response.shouldKeepAlive = false;
        cut.resolve(fault);
      },
    });
    try {
      const answer = await options.answer(
        new NodeRequest({ req: request, res: response }),
        request.socket.remoteAddress ?? '',
        wire,
      );
      await sendNodeResponse(response, answer);
    } catch (error) {
      log.error({ err: { type: error instanceof Error ? error.name : typeof error } }, 'An answer could not be sent.');
      response.destroy();
    }
  };
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: Math.min(HEAD_MS, requestMs),
      keepAliveTimeout: options.keepAliveMs,
      connectionsCheckingInterval: options.checkMs ?? 1_000,
      maxHeaderSize: options.headerBytes,
      // A request without a Host is refused by the edge, which logs it.
      requireHostHeader: false,
    },
    handle,
  );
  // One more than allowed, so that a request with too many is noticed.
  server.maxHeadersCount = headerCount + 1;
  server.on('checkExpectation', handle);
  const refuse = (socket: Duplex, fault: Fault, reason: string) => {
    const id = randomUUID();
    options.counts.refuse('unreadable');
    log.info({ requestId: id, site: null, method: null, path: null, status: fault.status, reason }, 'request');
    socket.end(rawRefusal(fault, id), () => socket.destroy());
  };
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(socket, NO_TUNNEL, 'CONNECT'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const exchange = exchanges.get(socket);
    const isArriving = exchange !== undefined && !exchange.request.complete;
    if (!socket.writable || isSilent(socket) || error.code === 'ECONNRESET') socket.destroy();
    else if (isArriving && exchange.response.headersSent) socket.destroy();
    else if (isArriving) exchange.cut(clientFault(error));
    // A request must not be answered before the one that arrived ahead of it.
    else if (exchange !== undefined && !exchange.response.writableEnded) exchange.response.shouldKeepAlive = false;
    else refuse(socket, clientFault(error), error.code ?? 'unreadable');
  });
  limitConnections(server, {
    perAddress: options.connectionsPerAddress,
    overall: options.connections,
    isExempt: options.isTrustedProxy,
    onRefused: () => options.counts.refuse('connections'),
    log,
  });
  return server;
}

/** An error here must not end the process: the request is answered, or fails, the long way. */
function isAnsweredHot({ answerHot, log }: HttpServerOptions, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return answerHot(request, response);
  } catch (error) {
    log.error({ err: { type: error instanceof Error ? error.name : typeof error } }, 'A cached answer could not be sent.');
    if (response.headersSent) response.destroy();
    return response.headersSent;
  }
}

const NO_TUNNEL: Fault = { status: 405, detail: 'This server is not a proxy.' };

/** A browser may open a connection in advance and never use it: that is not a request. */
const isSilent = (socket: Duplex): boolean => 'bytesRead' in socket && socket.bytesRead === 0;
