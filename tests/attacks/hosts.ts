import { type Attack, counted, tally } from './campaign/attack.ts';
import { askRaw } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';

const HOSTS: readonly string[] = [
  'x:99999',
  'harbour.localhost:99999',
  'harbour.localhost:-1',
  'harbour.localhost:80:80',
  '',
  ' ',
  'a'.repeat(300),
  `${'a'.repeat(70)}.example`,
  'h\u00e4rbour.localhost',
  'xn--hrbour-bua.localhost',
  'user@harbour.localhost',
  'user:password@harbour.localhost',
  'harbour.localhost/path',
  'harbour.localhost?query',
  'harbour.localhost#hash',
  'harbour.localhost\\evil',
  '[::1',
  '[::1]',
  '[::1]:80',
  '[zz]',
  '[::1]:99999',
  ':80',
  ':',
  '.',
  '..',
  'harbour.localhost.',
  '%68arbour.localhost',
  '1',
  '0x7f.1',
  '256.256.256.256',
  '__proto__',
  'constructor',
  '<script>',
  'a b',
  'a\tb',
  '*',
];

/** Host headers that are no hosts, from a stranger and by way of the trusted proxy, as bytes on a connection. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'no Host header brings a 5xx or ends the process',
  server: 'demo',
  isShort: true,
  async run(target) {
    const pid = target.webPid();
    const own = target.hostOf('harbour');
    const paths = ['/', '/api/search', '/search/used-cars', '/images/x/y', 'http://evil.example/', '//evil.example/', '*'];
    const texts = [
      ...HOSTS.flatMap((host) => paths.slice(0, 2).map((path) => get(path, [`Host: ${host}`]))),
      ...HOSTS.map((host) => get('/', [`Host: ${own}`, `X-Forwarded-Host: ${host}`])),
      ...paths.map((path) => get(path, [`Host: ${own}`])),
      get('/', [`Host: ${own}`, 'Host: evil.example']),
      get('/', ['Host: evil.example', `Host: ${own}`]),
      get('/', []),
      get('/', [`Host: ${own}`, 'X-Forwarded-Proto: javascript', 'X-Forwarded-For: a, b, <script>']),
      'GET / HTTP/1.0\r\n\r\n',
      `GET http://[:: HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`,
    ];
    const tries = texts.flatMap((text) => ['127.0.0.1', '127.0.0.6'].map((from) => ({ text, from })));
    const outcomes = await many(tries, 8, async ({ text, from }) => {
      const { status } = await askRaw(target.port, Buffer.from(text, 'utf8'), from);
      return { status, isThrough: status >= 500, text };
    });
    const count = counted(outcomes, tally(outcomes.map(({ status }) => status)));
    const worst = [...new Set(outcomes.flatMap(({ isThrough, text }) => (isThrough ? [JSON.stringify(text.slice(0, 60))] : [])))];
    const isAlive = target.webPid() === pid;
    return {
      ...count,
      letThrough: count.letThrough + (isAlive ? 0 : 1),
      note: [count.note, ...worst.slice(0, 4), ...(isAlive ? [] : ['the web process ended'])].join('; '),
    };
  },
};

const get = (path: string, headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
