import { canonicalIp, ipv6Groups } from '#src/rules/net/ip-address.ts';

/**
 * The key that a network address is counted under. A household or phone has a whole /64 of IPv6, so only the first half
 * identifies it.
 */
export function addressKey(ip: string): string {
  const address = canonicalIp(ip);
  if (address === null) return ip;
  return address.includes(':') ? `${ipv6Groups(address).slice(0, 4).join(':')}::/64` : address;
}
