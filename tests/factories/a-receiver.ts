import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the receiver got it. */
export interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: http.ServerResponse, received: Received) => void;

/** A customer system that really listens. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** What it answers from now on; 'never' leaves the sender waiting. */
  answer(status: number | 'never', headers?: http.OutgoingHttpHeaders): void;
  /** From now on it answers by hand, for answers that are no good. */
  answerBy(respond: Respond): void;
  stop(): Promise<void>;
}

/** Starts a receiver on a port of its own. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let respond: Respond = (response) => response.writeHead(200).end('seen');
  const server = http.createServer((request, response) => {
    void text(request).then(
      (body) => {
        const got = { path: request.url ?? '', headers: request.headers, body };
        received.push(got);
        respond(response, got);
      },
      // A sender that is killed in the middle of a request is part of these tests.
      () => {},
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads?from=forecourt`,
    received,
    answer: (status, headers = {}) => {
      respond = (response) => void (status === 'never' || response.writeHead(status, headers).end('seen'));
    },
    answerBy: (now) => {
      respond = now;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
