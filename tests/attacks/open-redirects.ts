import { type Attack, counted, tally } from './campaign/attack.ts';
import { askRaw } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';

const HOSTS = [
  'evil.example',
  'evil.example:443',
  'evil%2eexample',
  'evil.example/%2f..',
  'evil.example?a',
  'evil.example#a',
  'evil。example',
  '3735928559',
];
const BEFORE = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '\u00a0//',
  '\u2028//',
  '\u0000//',
  '/\u0000/',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%5c',
  '/%5c%5c',
  '/%2f',
  '/%2f%2f',
  '%2f%2f',
  '%5c%5c',
  '/%252f',
  '/%255c',
  '/%25252f',
  '/%c0%af',
  '/／',
  '／／',
  '/∕',
  '/.//',
  '/..//',
  '/./\\',
  '/;//',
  '/a//..//',
  '/cars/..//',
  '/search/..%2f/',
  '/?//',
  '/#//',
  'https://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'HtTpS://',
  'http://',
  'ftp://',
  'ws://',
  'file://',
  'https://own.localhost@',
  'https://own.localhost%40',
  '//own.localhost@',
  '/@',
  '@',
];
const SCRIPTS = [
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<b>',
  'vbscript:a',
  'blob:a',
];

/** Addresses that look like the site's own and lead elsewhere. */
const TARGETS: readonly string[] = [...BEFORE.flatMap((before) => HOSTS.map((host) => `${before}${host}`)), ...SCRIPTS];

/** More than three hundred spellings of another website's address, wherever an address says where to go next. */
export const attack: Attack = {
  fact: 'H6',
  rule: 'no spelling of another website’s address leads a visitor there, by a redirect, a link or a form of ours',
  server: 'demo',
  isShort: true,
  async run(target) {
    const site = 'harbour';
    const own = `http://${target.hostOf(site)}`;
    const [car] = await target.cars(site, 1);
    const asked: readonly ((to: string) => string)[] = [
      (to) => `/sign-in?redirect=${encoded(to)}&back=${encoded(to)}`,
      (to) => `/alerts?search=${encoded(to)}`,
      (to) => `/sign-in?type=finance&redirect=${encoded(to)}`,
      (to) => `/search?redirect=${encoded(to)}&query=${encoded(to)}`,
      (to) => `/search/used-cars?query=&next=${encoded(to)}&near=${encoded(to)}`,
      (to) => `/success?form=contact&car=${encoded(to)}&redirect=${encoded(to)}`,
      (to) => `/print?car_id=${encoded(to)}`,
      (to) => `/my-data/erased?kept=${encoded(to)}&back=${encoded(to)}`,
      (to) => `/checkout-journey?car_id=${car?.id ?? ''}&step=${encoded(to)}&change=${encoded(to)}`,
    ];
    const byQuery = TARGETS.flatMap((to) => asked.slice(0, target.count(9, 2)).map((address) => ({ to, path: address(to) })));
    const queried = await many(byQuery, 8, async ({ to, path }) => {
      const { status, headers, text } = await target.ask(site, path);
      return judged(own, { to, path, status, location: headers.location, text });
    });
    const posted = await many(TARGETS, 6, async (to) => {
      const { status, headers, text } = await target.ask(site, `/sign-in?redirect=${encoded(to)}`, {
        method: 'POST',
        body: `${new URLSearchParams({ redirect: to.toWellFormed(), back: to.toWellFormed(), phone: 'none', type: 'my-garage' })}`,
        headers: { origin: own, 'content-type': 'application/x-www-form-urlencoded' },
      });
      return judged(own, { to, path: 'POST /sign-in', status, location: headers.location, text });
    });
    const walked = await many(TARGETS, 6, async (to) => {
      // As the path itself, on the site's host and on one that moves to it.
      const path = to.replaceAll(/[^\x21-\x7e]/g, encoded).replace(/^(?!\/)/, '/');
      const host = to.length % 2 === 0 ? target.hostOf(site) : `www.harbourcitymotors.example:${target.port}`;
      const { status, text } = await askRaw(target.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const location = /^location: *(.*)$/im.exec(text.split('\r\n\r\n')[0] ?? '')?.[1];
      return judged(own, { to, path, status, location, text: status < 300 ? text : '' });
    });
    const outcomes = [...queried, ...posted, ...walked];
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return counted(
      outcomes,
      [`${TARGETS.length} spellings`, tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 8)].join('; '),
    );
  },
};

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

interface Came {
  readonly to: string;
  readonly path: string;
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** A browser goes where Location, a link, a form or a refresh says; each is resolved as a browser does. */
function judged(own: string, { to, path, status, location, text }: Came) {
  const links = [...text.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"|http-equiv="refresh"[^>]*url=([^"]*)"/gi)].map(
    ([, link, refresh]) => unescaped(link ?? refresh ?? ''),
  );
  const leads = [...(location === undefined ? [] : [location]), ...links].filter((one) => leavesFor(one, own));
  return {
    status,
    isThrough: leads.length > 0 || status >= 500 || status === 0,
    what: `${JSON.stringify(to)} at ${path.slice(0, 60)}: ${status} ${leads[0] ?? ''}`,
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function leavesFor(link: string, own: string): boolean {
  if (!URL.canParse(link, own)) return false;
  const { protocol, hostname, username } = new URL(link, own);
  return /^(?:javascript|vbscript|data|blob|ftp|file|ws):$/.test(protocol) || username !== '' || /evil|^222\./.test(hostname);
}
