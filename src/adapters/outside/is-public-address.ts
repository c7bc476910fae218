import { BlockList } from 'node:net';
import { canonicalIp } from '#src/rules/net/ip-address.ts';

/** Addresses that belong to a machine or a private network, not to the public internet. */
const RESERVED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const v4 = new BlockList();
for (const [network, prefix] of RESERVED) v4.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only global unicast is public, except documentation addresses and tunnels that contain an IPv4 address. */
const v6 = new BlockList();
v6.addSubnet('2000::', 3, 'ipv6');
const v6Reserved = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  v6Reserved.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is public: a URL that somebody sets must not reach our own network. */
export function isPublicAddress(address: string): boolean {
  const ip = canonicalIp(address);
  if (ip === null) return false;
  return ip.includes(':') ? v6.check(ip, 'ipv6') && !v6Reserved.check(ip, 'ipv6') : !v4.check(ip, 'ipv4');
}
