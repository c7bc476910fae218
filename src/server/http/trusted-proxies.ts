import { BlockList } from 'node:net';
import { canonicalIp } from '#src/rules/net/ip-address.ts';

/** Whether an address belongs to one of these proxies, listed as addresses and ranges such as 10.0.0.0/8. */
export function trustedProxies(proxies: readonly string[]): (ip: string) => boolean {
  if (proxies.length === 0) return () => false;
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [written = '', bits] = proxy.split('/');
    const address = canonicalIp(written);
    if (address === null) continue;
    // The prefix of an IPv4 range written as IPv6 includes the 96 bits in front.
    const skipped = written.includes(':') && !address.includes(':') ? 96 : 0;
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Math.max(0, Number(bits) - skipped), familyOf(address));
  }
  return (ip) => {
    const address = canonicalIp(ip);
    return address !== null && trusted.check(address, familyOf(address));
  };
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
