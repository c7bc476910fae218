import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The sites cannot be served on this host and port; the message names them. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable';
}

/** Throws when the port is in use or cannot be opened, before anything slow begins; waits up to `timeoutMs` for it to become free. */
export async function claimPort(host: string, port: number, timeoutMs: number): Promise<void> {
  for (const deadline = performance.now() + timeoutMs; ; await wait(100)) {
    const code = await probe(host, port);
    if (code === null) return;
    if (code !== 'EADDRINUSE' || performance.now() > deadline) throw portUnavailable(host, port, code);
  }
}

/** The sentence for a port that could not be opened. */
export function portUnavailable(host: string, port: number, code: string): PortUnavailable {
  if (code === 'EADDRINUSE') {
    return new PortUnavailable(`Port ${port} on ${host} is in use by another program; stop it or set PORT.`);
  }
  if (code === 'EACCES') {
    return new PortUnavailable(
      `Port ${port} on ${host} may not be opened by this user; set PORT to a number from 1024 to 65535.`,
    );
  }
  return new PortUnavailable(`HOST ${host} is not an address of this machine (${code}); set HOST to one that is.`);
}

function probe(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
