import { canonicalIp, isLoopback } from '#src/rules/net/ip-address.ts';
import { isHost } from './host-header.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Where a request really came from and which address it was sent to. */
export interface Origin {
  readonly url: URL;
  readonly host: string;
  readonly ip: string;
  /** The request id that a trusted proxy set, if any. */
  readonly requestId: string | null;
  /** Whether this machine or a trusted proxy sent it itself, and not for a visitor. */
  readonly isOwn: boolean;
}

/** The host and protocol that a visitor used, and the request id that a trusted proxy set. */
export interface VisitedHost {
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly requestId: string | null;
}

/** Reads one header of a request; null when it has none. */
export type ReadHeader = (name: string) => string | null;

/** Reads X-Forwarded-… headers only from proxies that the settings trust. */
export type ReadVisitedHost = (header: ReadHeader, socketIp: string) => VisitedHost;

/** Reads a request's true origin. `target` is the request target of its first line; without it the request's own URL is used. */
export type ReadOrigin = (request: Request, socketIp: string, target?: string) => Origin;

/** Reads a request's origin from it and from what trusted proxies forward. Never throws, whatever was sent. */
export function trustedRequests(proxies: readonly string[]): ReadOrigin {
  const isTrusted = trustedProxies(proxies);
  const visitedHost = visitedHosts(proxies);
  return (request, socketIp, target) => {
    const { headers } = request;
    const ip = canonicalIp(socketIp) ?? socketIp;
    const { host, protocol, requestId } = visitedHost((name) => headers.get(name), ip);
    return {
      url: new URL(`${protocol}://${isHost(host) ? host : 'localhost'}${pathOf(target ?? request.url)}`),
      host,
      ip: isTrusted(ip) ? (forwardedFor(headers.get('x-forwarded-for'), isTrusted) ?? ip) : ip,
      requestId,
      isOwn: (isTrusted(ip) || isLoopback(ip)) && !FORWARDED.some((name) => headers.has(name)),
    };
  };
}

/** A proxy adds one of these to whatever it passes on. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

export function visitedHosts(proxies: readonly string[]): ReadVisitedHost {
  const isTrusted = trustedProxies(proxies);
  return (header, socketIp) => {
    const isProxied = isTrusted(socketIp);
    const forwarded = (name: string) => (isProxied ? (header(name)?.split(',').at(-1)?.trim() ?? null) : null);
    const requestId = forwarded('x-request-id');
    return {
      host: forwarded('x-forwarded-host') ?? header('host') ?? '',
      protocol: forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http',
      requestId: requestId !== null && /^[\w.:=@/+-]{1,100}$/.test(requestId) ? requestId : null,
    };
  };
}

/** The path and query of a request target, which may be a whole URL (RFC 9112, 3.2). */
function pathOf(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * The visitor's address in X-Forwarded-For: each proxy appends the address that called it, so it is the last one that is not a trusted proxy.
 * Null when an entry added by a trusted proxy is not an address.
 */
function forwardedFor(header: string | null, isTrusted: (ip: string) => boolean): string | null {
  const entries = (header ?? '').split(',').filter((entry) => entry.trim() !== '');
  let found: string | null = null;
  for (const entry of entries.toReversed()) {
    found = entryAddress(entry);
    if (found === null || !isTrusted(found)) return found;
  }
  return found;
}

/** An entry's address without its port: `1.2.3.4:5678`, `[2001:db8::1]:443`, `2001:db8::1`. */
function entryAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, withPort] = /^\[([^\]]*)\](?::\d{1,5})?$|^([^:]*):\d{1,5}$/.exec(text) ?? [];
  return canonicalIp(inBrackets ?? withPort ?? text);
}
