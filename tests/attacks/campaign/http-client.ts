import http from 'node:http';
import net from 'node:net';

/** What differs from a plain GET. */
export interface Asking {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** The address of this machine to connect from: any of 127.0.0.0/8. The server trusts 127.0.0.1 as a proxy and no other. */
  readonly localAddress?: string;
  /** A connection of its own, closed after the answer. */
  readonly isAlone?: boolean;
  readonly timeoutMs?: number;
}

/** An answer as it came over the wire; status 0 where there was none. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly ms: number;
}

const agents = new Map<string, http.Agent>();
const agentFor = (localAddress: string): http.Agent => {
  const known = agents.get(localAddress);
  if (known !== undefined) return known;
  // Idle connections are dropped here before the server drops them, so that no request is sent into a closing one.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 24, localAddress, timeout: 60_000 });
  agents.set(localAddress, agent);
  return agent;
};

/** Closes every connection that is kept open. */
export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** Sends one request to 127.0.0.1 and never throws: a connection that breaks or stays silent is an answer with status 0. */
export async function ask(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const begun = performance.now();
  const answer = await once(port, path, asking);
  // A kept connection may be closed by the server at the moment it is used again; that says nothing about the request.
  const final = answer === 'stale' ? await once(port, path, { ...asking, isAlone: true }) : answer;
  const ms = performance.now() - begun;
  if (final === 'stale' || final === null) return { status: 0, headers: {}, bytes: Buffer.alloc(0), text: '', ms };
  return { ...final, ms };
}

type Once = Omit<Answer, 'ms'> | 'stale' | null;

function once(port: number, path: string, asking: Asking): Promise<Once> {
  const { method = 'GET', headers = {}, body, localAddress = '127.0.0.1', isAlone = false, timeoutMs = 120_000 } = asking;
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress,
        headers: { ...length, ...headers },
        agent: isAlone ? false : agentFor(localAddress),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', () => resolve(null));
        response.once('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error('no answer')));
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(request.reusedSocket && error.code === 'ECONNRESET' ? 'stale' : null),
    );
    request.end(body);
  });
}

/** Sends bytes as they are over a connection of their own; gives the status that came back, 0 for none. */
export function askRaw(
  port: number,
  text: string | Uint8Array,
  localAddress = '127.0.0.1',
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress });
    let came = '';
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(came)?.[1] ?? 0), text: came });
    };
    socket.setEncoding('latin1').on('data', (part: string) => {
      came += part;
    });
    socket.setTimeout(20_000, end);
    socket.once('error', end).once('close', end);
    socket.once('connect', () => socket.write(text));
  });
}
