import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { canonicalIp, isLoopback } from './ip-address.ts';

const hex = (group: number) => group.toString(16);
const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const groups = fc.array(fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(0xff_ff) }), {
  minLength: 8,
  maxLength: 8,
});
/** Anything but ::ffff:0:0/96, which is IPv4 in another spelling. */
const ipv6 = groups.filter((all) => !(all.slice(0, 5).every((group) => group === 0) && all[5] === 0xff_ff));

interface Style {
  readonly isUpper: boolean;
  readonly isPadded: boolean;
  readonly hasDots: boolean;
  readonly zone: string;
  /** Which run of zeros is left out, and how many of them. */
  readonly gap: { readonly at: number; readonly length: number };
}
const style = fc.record<Style>({
  isUpper: fc.boolean(),
  isPadded: fc.boolean(),
  hasDots: fc.boolean(),
  zone: fc.constantFrom('', '%eth0', '%25en1', '%1'),
  gap: fc.record({ at: fc.nat(7), length: fc.integer({ min: 1, max: 8 }) }),
});

/** One of the many spellings of an address. */
function spelled(all: readonly number[], { isUpper, isPadded, hasDots, zone, gap }: Style): string {
  const end = hasDots ? 6 : 8;
  const words = all.slice(0, end).map((group) => (isPadded ? hex(group).padStart(4, '0') : hex(group)));
  if (hasDots)
    words.push(
      all
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join('.'),
    );
  const last = Math.min(gap.at + gap.length, end);
  const isGap = gap.at < last && all.slice(gap.at, last).every((group) => group === 0);
  const text = isGap ? `${words.slice(0, gap.at).join(':')}::${words.slice(last).join(':')}` : words.join(':');
  return (isUpper ? text.toUpperCase() : text) + zone;
}

test('H9 every spelling of an IPv6 address is counted under the same key', () => {
  fc.assert(
    fc.property(ipv6, style, style, (all, one, other) => {
      expect(canonicalIp(spelled(all, one))).not.toBeNull();
      expect(addressKey(spelled(all, one))).toBe(addressKey(spelled(all, other)));
    }),
  );
});

test('H9 two IPv6 addresses share a key exactly when their first 64 bits are the same', () => {
  const half = fc.array(fc.nat(2), { minLength: 4, maxLength: 4 });
  const parts = fc.tuple(half, half, half, half);
  fc.assert(
    fc.property(parts, style, ([network, host, otherNetwork, otherHost], how) => {
      const first = spelled([...network, ...host], how);
      expect(addressKey(first)).toBe(addressKey(spelled([...network, ...otherHost], how)));
      const isSame = network.join() === otherNetwork.join();
      expect(addressKey(first) === addressKey(spelled([...otherNetwork, ...otherHost], how))).toBe(isSame);
    }),
  );
});

test('H9 an IPv4 address inside IPv6, in dots or in hex, is counted as the IPv4 address', () => {
  fc.assert(
    fc.property(octets, style, ([a, b, c, d], how) => {
      const all = [0, 0, 0, 0, 0, 0xff_ff, a * 256 + b, c * 256 + d];
      expect(addressKey(spelled(all, how))).toBe(`${a}.${b}.${c}.${d}`);
    }),
  );
});

test.each([
  '',
  'unknown',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '01.2.3.4',
  '1.2.3.4:80',
  '[::1]',
  ':::',
  '1::2::3',
  '12345::',
  '::1/64',
  '::]/[',
])('the text %j is no IP address', (text) => expect(canonicalIp(text)).toBeNull());

test.each(['127.0.0.1', '127.9.8.7', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  'H10 %s is this machine',
  (ip) => expect(isLoopback(ip)).toBe(true),
);

test.each([
  '8.8.8.8',
  '128.0.0.1',
  '10.0.0.1',
  '::2',
  'fe80::1',
  '::ffff:8.8.8.8',
  '127.0.0.1.evil.example',
  '',
  'localhost',
  '127.example',
])('H10 %j is not this machine', (ip) => expect(isLoopback(ip)).toBe(false));
