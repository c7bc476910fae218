import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { anEdge } from '#tests/factories/an-edge.ts';
import { someServices } from '#tests/factories/some-services.ts';

const prose = { block: 'prose', heading: 'A page', parts: [{ text: ['Words.'] }] };
const aPage = { title: 'A page', blocks: [prose] };
const withForm = (form: string) => ({ title: 'A form', blocks: [{ block: 'lead-form', form, heading: 'A form' }] });
const switches = {
  signInForTradeIn: true,
  signInForSellMyCar: true,
  signInForCheckout: true,
  signInForFinance: true,
  signInForSpinToWin: true,
  signInForOnlinePayment: true,
  savesTo: 'account',
};
const GATED = [
  '/cars/trade-in',
  '/cars/2023-mg-zs-7/trade-in',
  '/cars/2023-mg-zs-7/finance',
  '/cars/a-car-1/checkout',
  '/cars/a-car-1/buy-online',
  '/sell-my-car',
  '/personalised/finance',
  '/finance',
  '/online-payment',
  '/my-garage',
  '/watchlist',
  '/my-data/erase',
] as const;

let fleet: Fleet;
let edge: Awaited<ReturnType<typeof anEdge>>;
const rendered: string[] = [];
beforeAll(async () => {
  const pages = { home: aPage, finance: withForm('finance'), 'trade-in': aPage };
  fleet = await aFleet([
    aSiteFile({ slug: 'closed', pages, switches: { ...switches, onlinePayments: true, reserveEnabled: true } }),
    aSiteFile({
      slug: 'named',
      pages: { home: aPage, 'apply-for-finance': aPage, 'car-loans': withForm('finance'), about: aPage, 'trade-in': aPage },
      switches: { ...switches, financePage: '/apply-for-finance' },
    }),
  ]);
  edge = await anEdge(fleet, {
    services: someServices(NOW),
    render: (request) => {
      rendered.push(new URL(request.url).pathname);
      return Promise.resolve(new Response('the page', { headers: { 'content-type': 'text/html' } }));
    },
  });
});
afterAll(() => fleet.end());

/** Opens a path as a visitor who is signed out, or sends a form to it: the status, and the paths that the pages were asked for. */
async function visit(slug: string, path: string, method: 'GET' | 'POST') {
  rendered.length = 0;
  const host = `${slug}.localhost`;
  const answer = await edge(
    new Request(`http://${host}/`, {
      method,
      headers: { host, origin: `http://${host}` },
      ...(method === 'POST' ? { body: new URLSearchParams({ name: 'Sam' }) } : {}),
    }),
    '203.0.113.7',
    { target: path },
  );
  return { status: answer.status, to: answer.headers.get('location'), rendered: [...rendered] };
}

/** What a path means to a router that decodes it, and knows the two ways of asking for a page's data. */
const meant = (path: string): string =>
  decodeURIComponent(path)
    .replace(/\/_\.data$|\.data$/, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?!^)\/+$/, '');

const encoded = (letter: string, isSmall: boolean): string => {
  const code = letter.charCodeAt(0).toString(16);
  return `%${isSmall ? code : code.toUpperCase()}`;
};
const spelling = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '/', '/.', '/./', '/%2e', '/x/..'),
      fc.array(fc.constantFrom('as it is', 'encoded', 'encoded small', 'doubled'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.subarray(Array.from(path, (_, at) => at)),
      fc.constantFrom(
        '',
        '/',
        '//',
        '%2F',
        '%2f',
        '%2F%2F',
        '/%2F',
        '%2F/',
        '/.',
        '/%2E',
        '.data',
        '/_.data',
        '%2F.data',
        '%2F_.data',
        '%2Edata',
      ),
    )
    .map(([before, ways, touched, after]) => {
      const middle = path
        .split('')
        .map((letter, at) => {
          const way = touched.includes(at) ? ways[at] : 'as it is';
          if (way === 'doubled') return letter === '/' ? '//' : letter;
          return way === 'as it is' || way === undefined ? letter : encoded(letter, way === 'encoded small');
        })
        .join('');
      return `${before}${middle}${after}`;
    });

test.each(GATED)('A2 however %s is spelled, whoever is signed out never gets the page nor has its form read', async (path) => {
  const plain = fc.constantFrom(
    ...['', '/', '%2F', '%2f', '/%2F', '.data', '/_.data', '%2F.data', '%2f_.data', '//'].map((end) => `${path}${end}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(plain, spelling(path)), fc.constantFrom('GET', 'POST'), async (target, method) => {
      const shown = await visit('closed', target, method);
      expect([target, shown.rendered.map(meant).filter((one) => one === path)]).toEqual([target, []]);
    }),
    { numRuns: 150 },
  );
});

test.each(['/finance%2F', '/personalised/finance%2f', '/sell-my-car%2F'])(
  'A2 %s is no address of ours: a page has one spelling',
  async (path) => {
    for (const method of ['GET', 'POST'] as const) expect((await visit('closed', path, method)).rendered).not.toContain(path);
    expect((await visit('closed', path, 'POST')).status).toBe(404);
  },
);

test.each([
  ['/apply-for-finance', 'the site’s finance page under its own name', 'finance'],
  ['/car-loans', 'a page with the form for finance', 'finance'],
  ['/cars/2023-mg-zs-7/finance', 'a vehicle’s form for finance', 'car-finance'],
  ['/trade-in', 'the page that /sell-my-car shows', 'trade-in'],
  ['/sell-your-car', 'the page that /sell-my-car shows', 'trade-in'],
])('A2 %s is gated as %s', async (path, _what, type) => {
  const to = `/sign-in?${new URLSearchParams({ type, redirect: path })}`;
  expect(await visit('named', path, 'GET')).toEqual({ status: 302, to, rendered: [] });
  expect(await visit('named', path, 'POST')).toEqual({ status: 303, to, rendered: [] });
});

test('A2 a page of the site’s own that is none of these is open', async () => {
  expect((await visit('named', '/about', 'GET')).status).toBe(200);
});

test('A2 a page’s data is asked for like the page, and signing in leads back to the page', async () => {
  const to = `/sign-in?${new URLSearchParams({ type: 'finance', redirect: '/finance' })}`;
  expect((await visit('closed', '/finance.data', 'GET')).to).toBe(to);
});
