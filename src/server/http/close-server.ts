import { once } from 'node:events';
import type { Server } from 'node:http';

const LOOK_MS = 50;

/** Stops accepting connections, lets every request under way be answered, and closes each connection once it is idle. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // `close` ends the connections that are idle now; one whose answer ends later would stay open until its keep-alive time is over.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await closed;
  clearInterval(looking);
}
