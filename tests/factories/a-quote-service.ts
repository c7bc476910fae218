import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How a lender's service answers: with a status and a body, never at all, or by hanging up. */
export type QuoteServiceAnswer = { readonly status: number; readonly body: string } | 'never' | 'hangs up';

/** A lender's service that really listens. */
export interface QuoteService {
  readonly url: string;
  readonly asked: readonly { readonly body: unknown; readonly authorization: string | undefined }[];
  /** What it answers, in turn; the last one for ever. */
  answers(...answers: readonly QuoteServiceAnswer[]): void;
  stop(): Promise<void>;
}

/** Starts a lender's service on a port of its own. */
export async function aQuoteService(): Promise<QuoteService> {
  const asked: QuoteService['asked'][number][] = [];
  let next: QuoteServiceAnswer[] = [];
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ body: JSON.parse(body), authorization: request.headers.authorization });
      const answer = (next.length > 1 ? next.shift() : next[0]) ?? 'never';
      if (answer === 'hangs up') request.socket.destroy();
      else if (answer !== 'never') response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/quote`,
    asked,
    answers: (...answers) => {
      next = [...answers];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
