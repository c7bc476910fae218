import { createServer } from 'node:http';

/** What a bare server answers to everything. */
export interface BareAnswer {
  readonly headers: readonly string[];
  readonly body: string;
}

/** Node's own HTTP server and nothing else: what an answer from memory costs at least. It is told by message what to send. */
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, [...headers]);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
