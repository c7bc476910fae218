/**
 * An IP address in its canonical spelling, or null if the text is not one. An IPv4 address inside IPv6 becomes IPv4, and a zone
 * id is dropped: neither says anything about the client.
 */
export function canonicalIp(text: string): string | null {
  const bare = text.trim().replace(/%.*$/s, '');
  if (!bare.includes(':')) return IPV4.test(bare) ? bare : null;
  if (!/^[0-9a-f:.]+$/i.test(bare) || !URL.canParse(`http://[${bare}]`)) return null;
  const compressed = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [high, low] = mappedIpv4(compressed);
  return high === undefined || low === undefined ? compressed : [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** The last two groups of an IPv4 address inside IPv6 (::ffff:0:0/96); empty for any other address. */
const mappedIpv4 = (compressed: string): number[] =>
  /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/
    .exec(compressed)
    ?.slice(1)
    .map((group) => Number.parseInt(group, 16)) ?? [];

/** The eight groups of a canonical IPv6 address. */
export function ipv6Groups(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** Whether an address is this machine: 127.0.0.0/8 or ::1, in any spelling. */
export function isLoopback(ip: string): boolean {
  const address = canonicalIp(ip);
  return address !== null && (address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address));
}
