import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { checkServerIdentity, connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { certificateFault } from '#src/rules/operations/attention.ts';

/** Finds an address of a host, or throws. */
export type Resolve = (host: string) => Promise<string>;

export interface HostCheckOptions {
  readonly resolve: Resolve;
  readonly port?: number;
  readonly timeoutMs?: number;
  readonly now: () => number;
}

const TIMEOUT_MS = 5_000;

/** Asks this machine's own resolver, or the name server at an address. */
export function resolver(server: string | null): Resolve {
  if (server === null) return async (host) => (await systemLookup(host)).address;
  const asked = new Resolver({ timeout: 2_000, tries: 2 });
  asked.setServers([server]);
  return async (host) => {
    const found = await asked.resolve4(host).catch(() => asked.resolve6(host));
    return found[0] ?? '';
  };
}

/** What is wrong with a host that visitors use: its name, what answers there, or its certificate. Null when nothing is. */
export async function checkHost(
  host: string,
  { resolve, port = 443, timeoutMs = TIMEOUT_MS, now }: HostCheckOptions,
): Promise<string | null> {
  const address = await inTime(resolve(host), timeoutMs).catch(() => null);
  if (address === null) return 'its name has no address in DNS';
  try {
    const { certificate, reason } = await certificateOf(host, address, port, timeoutMs);
    return certificateFault(Date.parse(certificate.valid_to), now()) ?? reason ?? null;
  } catch (error) {
    return `nothing answers there over https (${error instanceof Error ? error.message : String(error)})`;
  }
}

interface Seen {
  readonly certificate: PeerCertificate;
  /** Why a browser would refuse it, apart from its dates. */
  readonly reason: string | null;
}

function certificateOf(host: string, address: string, port: number, timeoutMs: number): Promise<Seen> {
  return new Promise((resolve, reject) => {
    // A certificate that is not trusted is looked at all the same: nothing is sent or read.
    const socket: TLSSocket = connect({ host: address, port, servername: host, rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerCertificate();
      const mismatch = checkServerIdentity(host, certificate);
      const distrusted = socket.authorized ? null : `its certificate is not trusted (${String(socket.authorizationError)})`;
      done(() => resolve({ certificate, reason: mismatch === undefined ? distrusted : 'its certificate is for another name' }));
    });
    const timer = setTimeout(() => done(() => reject(new Error(`no answer within ${timeoutMs / 1_000} seconds`))), timeoutMs);
    const done = (tell: () => void) => {
      clearTimeout(timer);
      tell();
      socket.destroy();
    };
    socket.on('error', (error: NodeJS.ErrnoException) => done(() => reject(new Error(error.code ?? error.message))));
  });
}

function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('It took too long.')), timeoutMs);
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer));
}
