import { once } from 'node:events';
import net from 'node:net';

/** A connection to a server that a test can cut and mend, as a network does. */
export interface Cable {
  /** The server's address by way of this cable. */
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Lays a cable to the server of an address; what comes in on this end goes out on the other. */
export async function aCable(to: string): Promise<Cable> {
  const far = new URL(to);
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const on = net.connect(Number(far.port), far.hostname);
    for (const socket of [near, on]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        on.destroy();
      });
    }
    near.pipe(on).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
