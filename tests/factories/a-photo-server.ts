import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A dealer's server of photos that really listens. What it has is said by path; anything else is 404. */
export interface PhotoServer {
  /** Such as http://127.0.0.1:1234. */
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  has(path: string, answer: Buffer | Answer): void;
  hasNot(path: string): void;
  stop(): Promise<void>;
}

export async function aPhotoServer(): Promise<PhotoServer> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end('none');
    else answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    has: (path, answer) =>
      void answers.set(
        path,
        typeof answer === 'function'
          ? answer
          : (_request, response) => void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(answer),
      ),
    hasNot: (path) => void answers.delete(path),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends whoever asks elsewhere. */
export const redirectTo =
  (location: string, status = 302): Answer =>
  (_request, response) =>
    void response.writeHead(status, { Location: location }).end();
