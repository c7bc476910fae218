/** This machine and private networks, in every spelling that a program may understand. */
export const PRIVATE_HOSTS: readonly string[] = [
  ...'127.0.0.1 127.1 127.0.1 127.0.0.1. 127.000.000.001 127.255.255.254 2130706433 0x7f000001 0x7F.1 0x7f.0x0.0x0.0x1'.split(
    ' ',
  ),
  ...'0177.0.0.1 017700000001 0177.1 00000000177.1 127.0x1 0 0.0.0.0 0x0 [::] [::1] [0:0:0:0:0:0:0:1] [::0001]'.split(' '),
  ...'[::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:7f00:0001] [::127.0.0.1] [::ffff:0:127.0.0.1]'.split(' '),
  ...'[64:ff9b::127.0.0.1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001::7f00:1] [fe80::1] [fec0::1] [fc00::1] [fd00:ec2::254] [ff02::1]'.split(
    ' ',
  ),
  ...'[100::1] [2001:db8::1] [3fff::1] [5f00::1] [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [::ffff:c0a8:1]'.split(' '),
  ...'localhost LOCALHOST localhost. forecourt.localhost ip6-localhost'.split(' '),
  ...'10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 192.168.257 169.254.169.254 0xa9fea9fe 2852039166 0251.0376.0251.0376'.split(
    ' ',
  ),
  ...'100.64.0.1 100.100.100.200 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255'.split(
    ' ',
  ),
  // Digits and full stops of other scripts, which become plain ones in a URL.
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127．0．0．1',
  '𝟏𝟐𝟕.𝟎.𝟎.𝟏',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'loc\u00adalhost',
  '%31%32%37.0.0.1',
  '127.0.0.1%2e',
  '127.0.0.1%09',
  'public.example@127.0.0.1',
  '1.1.1.1@127.0.0.1',
  'a:b@127.0.0.1',
];

/** Addresses that one reader takes for a public one and another for this machine, and schemes that no adapter speaks. */
export const STRANGE_URLS = (port: number): readonly string[] => [
  `https://127.0.0.1:${port}\\@1.1.1.1/`,
  `https:\\\\127.0.0.1:${port}/`,
  `https:127.0.0.1:${port}/`,
  `https:/127.0.0.1:${port}/`,
  `https:///127.0.0.1:${port}/`,
  `  https://127.0.0.1:${port}/`,
  `ht\ntps://127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}#@1.1.1.1/`,
  `https://127.0.0.1:${port}?@1.1.1.1/`,
  `https://[::1]:${port}/../../`,
  `HTTPS://127.0.0.1:${port}/`,
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  `gopher://127.0.0.1:${port}/_x`,
  `ftp://127.0.0.1:${port}/`,
  `dict://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  `unix:/var/run/docker.sock`,
  'data:text/csv,a',
  'javascript:1',
  `blob:https://127.0.0.1:${port}/`,
  'https://',
  '',
];
