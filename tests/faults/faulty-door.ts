import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What goes wrong between this platform and a service outside. */
export const FAULTS = {
  slow: 'the answer comes byte by byte, and never all of it',
  silent: 'the connection stands and nothing is answered',
  down: 'nothing listens',
  reset: 'the connection is reset once something is asked',
  garbage: 'what is answered is noise',
  nonsense: 'the answer is well-formed, and its content is noise',
  endless: 'the answer does not end',
  half: 'the connection is closed before the last bytes of the answer',
} as const;

export type Fault = keyof typeof FAULTS;

/** A port that leads to a service, through whatever goes wrong. */
export interface FaultyDoor {
  readonly port: number;
  /** From now on this goes wrong; null lets everything through. */
  breaks(fault: Fault | null): Promise<void>;
  stop(): Promise<void>;
}

const DRIP_MS = 20;
const NOISE = randomBytes(2_048);
const ENDLESS = Buffer.alloc(64 * 1_024, 'x');
const FIN = 2;

/** Opens it. `type` is the content type of the service's answers; null where it does not speak HTTP. */
export async function aFaultyDoor(to: number, type: string | null): Promise<FaultyDoor> {
  let fault: Fault | null = null;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    keep(open, socket);
    if (fault === 'silent') return void socket.resume();
    if (fault === 'garbage') return void socket.on('data', () => {}).end(NOISE);
    if (fault === 'reset') return void socket.once('data', () => socket.resetAndDestroy());
    if (fault === 'nonsense') return void socket.once('data', () => socket.end(nonsense(type)));
    if (fault === 'endless') return void socket.once('data', () => pour(socket, type));
    const upstream = connect(to, '127.0.0.1');
    keep(open, upstream);
    socket.on('data', (part) => void upstream.write(part)).on('end', () => upstream.end());
    upstream.on('end', () => void (fault === 'slow' || socket.end()));
    upstream.on('data', (part) => {
      if (fault === 'half') socket.end(part.subarray(0, -FIN));
      else if (fault === 'slow') drip(socket, part);
      else socket.write(part);
    });
    socket.on('close', () => upstream.destroy());
  });
  const port = await listening(server, 0);
  return {
    port,
    async breaks(next) {
      for (const socket of open) socket.destroy();
      if (fault === 'down') await listening(server, port);
      fault = next;
      if (next === 'down') await closed(server);
    },
    async stop() {
      for (const socket of open) socket.destroy();
      if (fault !== 'down') await closed(server);
    },
  };
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  // Whoever is at the other end hangs up when it likes.
  socket.on('error', () => {}).on('close', () => open.delete(socket));
}

const head = (type: string | null, more: string): string =>
  type === null ? '250-' : `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

const nonsense = (type: string | null): Buffer =>
  Buffer.concat([Buffer.from(head(type, `Content-Length: ${NOISE.length}\r\nConnection: close`)), NOISE]);

function pour(socket: Socket, type: string | null): void {
  socket.write(head(type, 'Connection: close'));
  const more = () => {
    while (!socket.destroyed && socket.write(ENDLESS));
  };
  socket.on('drain', more);
  more();
}

/** One byte after the other, then nothing more: the last is never sent. */
function drip(socket: Socket, part: Buffer): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= part.length - 1) return clearInterval(timer);
    socket.write(part.subarray(at, at + 1));
    at += 1;
  }, DRIP_MS);
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
