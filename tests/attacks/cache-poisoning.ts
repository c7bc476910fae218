import { until } from '#tests/faults/processes.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { ask } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';
import { ownSegments, routesWith } from './campaign/routes.ts';
import type { Target } from './campaign/target.ts';

const EVIL = 'evil-mark.example';
/** What strangers put into headers in the hope that it is repeated to everyone after them. */
const POISONS: readonly Readonly<Record<string, string>>[] = [
  {
    'x-forwarded-host': EVIL,
    'x-host': EVIL,
    'x-forwarded-server': EVIL,
    forwarded: `for=1.2.3.4;host=${EVIL};proto=https`,
    'x-forwarded-proto': 'https',
    'x-forwarded-scheme': 'nothttps',
    'x-forwarded-port': '4443',
    'x-forwarded-prefix': `//${EVIL}`,
    'x-original-url': `/${EVIL}`,
    'x-rewrite-url': `/${EVIL}`,
    'x-original-host': EVIL,
    'x-http-method-override': 'DELETE',
    'x-request-id': EVIL,
    origin: `https://${EVIL}`,
    referer: `https://${EVIL}/`,
    cookie: `visitor=${EVIL}; session=${EVIL}; evil=${EVIL}`,
    'user-agent': EVIL,
    'accept-language': EVIL,
    authorization: `Bearer ${EVIL}`,
    'content-type': 'application/json',
    'x-middleware-subrequest': 'middleware',
    'x-react-router-prerender-data': EVIL,
    'x-react-router-spa-mode': 'yes',
    'cache-control': 'no-store',
    range: 'bytes=0-3',
    'if-none-match': `"${EVIL}"`,
    pragma: EVIL,
  },
];
/** The parameters of advertisements, and names that programs give a meaning to. */
const QUERY = `utm_source=${EVIL}&gclid=${EVIL}&callback=${EVIL}&_method=DELETE&_routes=${EVIL}&host=${EVIL}`;

/**
 * The first request to every cached address of a site comes from a stranger who lies about hosts, protocols and themselves. What the next
 * visitor is answered must be what they would have been answered without.
 */
export const attack: Attack = {
  fact: 'H8',
  rule: 'nothing that the first visitor of a cached address sends reaches the next one',
  server: 'demo',
  isShort: true,
  async run(target) {
    const outcomes: { readonly status: number; readonly isThrough: boolean; readonly what: string }[] = [];
    const sites = target.sites.slice(0, target.count(5, 2));
    let editions = 0;
    for (const site of sites) {
      const routes = routesWith(await ownSegments(target, site)).filter(
        ({ kind, forVisitor, name }) => !forVisitor && (kind !== 'edge' || name === 'images'),
      );
      const paths = [...routes.map(({ path }) => path), ...(await ownPages(target, site))];
      const plain = await many(paths, 6, (path) => target.ask(site, path));
      for (const headers of POISONS)
        for (const how of ['a stranger', 'the proxy'] as const) {
          editions += 1;
          await forgetPages(target, site, editions);
          await many(paths, 6, (path) => poison(target, site, path, headers, how));
          const after = await many(paths, 6, (path) => target.ask(site, path));
          for (const [at, path] of paths.entries()) {
            const [before, then] = [plain[at], after[at]];
            const isSame =
              before?.status === then?.status &&
              before?.headers.location === then?.headers.location &&
              before?.headers['content-type'] === then?.headers['content-type'];
            const isTold = JSON.stringify(then?.headers ?? {}).includes(EVIL) || then?.text.includes(EVIL) === true;
            const isWhole = (then?.bytes.length ?? 0) * 2 >= (before?.bytes.length ?? 0);
            outcomes.push({
              status: then?.status ?? 0,
              isThrough: !isSame || isTold || !isWhole || (then?.status ?? 0) >= 500,
              what: `${how}: ${site}${path} ${before?.status ?? 0} → ${then?.status ?? 0}${isTold ? ', repeated' : ''}`,
            });
          }
        }
    }
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    return counted(outcomes, [tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 8)].join('; '));
  },
};

/** The addresses that a site's own pages link to and that no table knows. */
async function ownPages(target: Target, site: string): Promise<string[]> {
  const { text } = await target.ask(site, '/');
  const links = [...text.matchAll(/href="(\/[a-z][a-z0-9-]*)"/g)].map(([, href = '']) => href);
  return [...new Set(links)].slice(0, 12);
}

/** From an address that is no proxy everything may be said; what a proxy forwards ends with the true host, as proxies write it. */
function poison(
  target: Target,
  site: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  how: 'a stranger' | 'the proxy',
) {
  const own = target.hostOf(site);
  const address = `${path}?${QUERY}`;
  if (how === 'a stranger') return ask(target.port, address, { headers: { host: own, ...headers }, localAddress: '127.0.0.6' });
  const forwarded = { 'x-forwarded-host': `${EVIL}, ${own}`, 'x-forwarded-for': '1.2.3.4' };
  return ask(target.port, address, { headers: { host: own, ...headers, ...forwarded } });
}

/** A change of the site's stock, after which every page is made anew. */
async function forgetPages(target: Target, site: string, edition: number): Promise<void> {
  const [car] = await target.cars(site, 1);
  const mark = `Edition ${edition} of the yard.`;
  await target.query('update vehicle set dealercomments = $1 where id = $2', [`<p>${mark}</p>`, car?.id]);
  await target.query(
    `update version set number = number + 1 where kind = 'dealership' and id = (select dealership_id from vehicle where id = $1)`,
    [car?.id],
  );
  await until('the site has changed', async () => (await target.ask(site, car?.path ?? '')).text.includes(mark));
}
