import type { WebServer } from '#tests/factories/a-web-server.ts';

/** A request as it is written on the wire. */
export interface RawRequest {
  readonly target: string;
  readonly host?: string;
  readonly method?: string;
  readonly version?: string;
  /** Lines of the head besides Host. */
  readonly head?: readonly string[];
  readonly body?: string;
}

/** An answer byte for byte, without what differs from one request to the next: its date and its id. */
export interface RawAnswer {
  readonly status: number;
  readonly head: readonly string[];
  readonly body: string;
}

/** A line that makes a request go the long way, although it is answered like any other. */
export const LONG_WAY = 'Content-Length: 0';

export async function askRaw(server: WebServer, asked: RawRequest): Promise<RawAnswer> {
  const { target, host = 'harbour.localhost', method = 'GET', version = '1.1', head = [], body = '' } = asked;
  const lines = [`${method} ${target} HTTP/${version}`, `Host: ${host}`, ...head, 'Connection: close', '', body];
  return rawAnswer(await server.send(lines.join('\r\n')));
}

function rawAnswer(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end).split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    head: head.filter((line) => !/^(?:date|x-request-id):/i.test(line)),
    body: answer.slice(end + 4),
  };
}

/** The value of a header, or undefined. */
export const headerOf = ({ head }: RawAnswer, name: string): string | undefined =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

/** What a request got each way. `long` has the answers before and after the hot one, between which a page may be compressed anew. */
export interface BothWays {
  readonly hot: RawAnswer;
  readonly long: readonly RawAnswer[];
  /** The way of the request that no line forced. */
  readonly way: string | undefined;
}

/** Asks for the same the long way, as visitors do, and the long way again. */
export async function bothWays(server: WebServer, asked: RawRequest): Promise<BothWays> {
  // The first request is the one that is repeated.
  await askRaw(server, asked);
  const longWay = { ...asked, head: [...(asked.head ?? []), LONG_WAY] };
  const before = await askRaw(server, longWay);
  const hot = await askRaw(server, asked);
  const way = server.ways.at(-1);
  return { hot, long: [before, await askRaw(server, longWay)], way };
}
