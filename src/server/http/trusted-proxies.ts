import { BlockList } from 'node:net';
import { canonicalIp } from '#src/rules/net/ip-address.ts';

/** Whether an address belongs to one of these proxies, given as addresses and ranges such as 10.0.0.0/8. */
export function trustedProxies(proxies: readonly string[]): (ip: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [given = '', bits] = proxy.split('/');
    const address = canonicalIp(given);
    if (address === null) continue;
    // A range of IPv4 addresses written inside IPv6 counts the 96 bits in front of them.
    const skipped = given.includes(':') && !address.includes(':') ? 96 : 0;
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Math.max(0, Number(bits) - skipped), familyOf(address));
  }
  return (ip) => {
    const address = canonicalIp(ip);
    return address !== null && trusted.check(address, familyOf(address));
  };
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
