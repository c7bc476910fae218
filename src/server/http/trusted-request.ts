import { BlockList, isIP } from 'node:net';

/** Where a request really came from and which address it was sent to. */
export interface Origin {
  readonly url: URL;
  readonly host: string;
  readonly ip: string;
  /** The id a trusted proxy gave the request, if any. */
  readonly requestId: string | null;
}

/** Reads a request's true address. What a proxy says of it (X-Forwarded-…) is believed only from a proxy that the settings trust. */
export function trustedRequests(proxies: readonly string[]): (request: Request, ip: string) => Origin {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (ip: string) => isIP(ip) !== 0 && trusted.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return (request, rawIp) => {
    const ip = rawIp.replace(/^::ffff:/, '');
    const { headers } = request;
    const isProxied = isTrusted(ip);
    const told = (name: string) => (isProxied ? (headers.get(name)?.split(',').at(-1)?.trim() ?? null) : null);
    const host = told('x-forwarded-host') ?? headers.get('host') ?? '';
    const url = new URL(request.url);
    url.protocol = told('x-forwarded-proto') === 'https' ? 'https:' : url.protocol;
    if (/^[\w.:[\]-]+$/.test(host)) url.host = host;
    // Behind a proxy the port is the proxy's: one that the Host does not name is the default one.
    if (isProxied && !/:\d+$/.test(host)) url.port = '';
    return { url, host, ip: told('x-forwarded-for') ?? ip, requestId: told('x-request-id')?.slice(0, 100) ?? null };
  };
}
