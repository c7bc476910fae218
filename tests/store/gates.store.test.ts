import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { anEdge } from '#tests/factories/an-edge.ts';
import { someServices } from '#tests/factories/some-services.ts';
import { aPhone, aSignInHarness, DAY, type SignInHarness } from './sign-in-harness.ts';

/** Each page that can be closed, with the switch that closes it (ledger A2). Those without a page of ours are the site's own. */
const SWITCHED = [
  ['/cars/trade-in?car_id=7', 'trade-in', 'signInForTradeIn'],
  ['/cars/2023-mg-zs-7/trade-in', 'trade-in', 'signInForTradeIn'],
  ['/sell-my-car', 'trade-in', 'signInForSellMyCar'],
  ['/cars/a-car-1/checkout', 'checkout', 'signInForCheckout'],
  ['/cars/a-car-1/buy-online', 'checkout', 'signInForCheckout'],
  ['/buy-online', 'checkout', 'signInForCheckout'],
  ['/personalised/finance?car_id=7', 'car-finance', 'signInForFinance'],
  ['/finance', 'finance', 'signInForFinance'],
  ['/spin-to-win', 'spin-to-win', 'signInForSpinToWin'],
  ['/online-payment', 'online-payment', 'signInForOnlinePayment'],
] as const;
const OWN = ['sell-my-car', 'buy-online', 'personalised/finance', 'finance'];
const aPage = { title: 'A page', blocks: [{ block: 'prose', heading: 'A page', parts: [{ text: ['Words.'] }] }] };
const prize_wheel = {
  slug: 'wheel',
  title: 'Spin to win',
  from: '2026-01-01T00:00:00+10:00',
  until: '2027-01-01T00:00:00+10:00',
  run_by: 'A dealer',
  conditions: ['One spin each.'],
  parts: [{ name: 'A wash', chance: 1 }],
};
const CHECKOUTS = ['/cars/a-car-1/checkout', '/cars/a-car-1/buy-online', '/checkout-journey'];
const pages = Object.fromEntries(['home', ...OWN].map((path) => [path, aPage]));
const names = [...new Set(SWITCHED.map(([, , name]) => name))];
const all = (isOn: boolean) => Object.fromEntries(names.map((name) => [name, isOn]));

let here: SignInHarness;
let closed: Awaited<ReturnType<typeof anEdge>>;
let token: string;
const remembered: string[] = [];
const rendered: string[] = [];

beforeAll(async () => {
  const fleet = await aFleet([
    aSiteFile({
      slug: 'closed',
      pages,
      prize_wheel,
      switches: { ...all(true), savesTo: 'account', onlinePayments: true, reserveEnabled: true, purchaseJourney: true },
    }),
    aSiteFile({ slug: 'open', pages, prize_wheel, switches: { ...all(false), garagePath: 'mymotorama', onlinePayments: true } }),
    aSiteFile({ slug: 'bare', switches: { ...all(true), financeEnabled: false } }),
  ]);
  here = await aSignInHarness(fleet);
  closed = await anEdge(fleet, {
    services: someServices(NOW, { now: () => here.now() }),
    render: (request) => {
      rendered.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(new Response('the page', { headers: { 'content-type': 'text/html' } }));
    },
    hot: { remember: (target) => void remembered.push(target) },
  });
  ({ token } = await here.signIn(await here.at('closed'), aPhone()));
});
afterAll(() => here.end());

const open = (slug: string, path: string, headers: Record<string, string> = {}) => send(slug, path, { headers });

/** Sends a form of a page, as the page itself does. */
const post = (slug: string, path: string, headers: Record<string, string> = {}) =>
  send(slug, path, {
    method: 'POST',
    headers: { origin: `http://${slug}.localhost`, referer: `http://${slug}.localhost${path}`, ...headers },
    body: new URLSearchParams({ name: 'Sam', phone: '0412 345 678' }),
  });

interface Sent {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

async function send(slug: string, path: string, { headers, ...init }: Sent) {
  const host = `${slug}.localhost`;
  const request = new Request(`http://${host}${path}`, { ...init, headers: { host, ...headers } });
  const answer = await closed(request, '203.0.113.7', { target: path });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  };
}
const signedIn = () => ({ cookie: `session=${token}` });
const signIn = (type: string, redirect: string) => `/sign-in?${new URLSearchParams({ type, redirect })}`;

test.each(SWITCHED)(
  'A2 %s, closed: a visitor is sent to sign in for %s, a signed-in user goes straight on',
  async (path, type) => {
    expect(await open('closed', path)).toMatchObject({ status: 302, to: signIn(type, path), cache: 'no-store' });
    expect(await open('closed', path, signedIn())).toMatchObject({ status: 200, text: 'the page', cache: 'no-store' });
    // Whoever comes next is not answered with what the user was shown.
    expect(await open('closed', path)).toMatchObject({ status: 302 });
    expect(remembered).not.toContain(path);
  },
);

test.each(SWITCHED)('A2 %s, open: everyone goes straight on', async (path) => {
  expect(await open('open', path)).toMatchObject({ status: 200, text: 'the page' });
  expect(await open('open', path, signedIn())).toMatchObject({ status: 200, text: 'the page' });
});

const CLOSED = [
  ...SWITCHED.map(([path, type]) => [path, type] as const),
  ['/my-garage', 'my-garage'],
  ['/watchlist', 'watchlist'],
  ['/my-data/erase', 'my-data'],
  ['/my-data/download', 'my-data'],
] as const;

test.each(CLOSED)(
  'A2 a form sent to %s, closed: whoever is signed out is sent to sign in for %s, and nothing reads the form',
  async (path, type) => {
    rendered.length = 0;
    expect(await post('closed', path)).toMatchObject({ status: 303, to: signIn(type, path), cache: 'no-store' });
    expect(rendered).toEqual([]);
    // Whether there is a form is for the page to say.
    expect((await post('closed', path, signedIn())).status).not.toBe(303);
  },
);

test('A2 a form of a closed page that takes one reaches it when its sender is signed in, and of an open page in any case', async () => {
  const path = '/cars/2023-mg-zs-7/trade-in';
  expect(await post('closed', path, signedIn())).toMatchObject({ status: 200, text: 'the page' });
  expect(await post('open', path)).toMatchObject({ status: 200, text: 'the page' });
});

test('A2, A10 a shopper’s own page is closed under the name that the site gives it, whatever is switched, and is nowhere else', async () => {
  for (const [slug, own, other] of [
    ['closed', '/my-garage', '/mymotorama'],
    ['open', '/mymotorama', '/my-garage'],
  ] as const) {
    expect(await open(slug, own)).toMatchObject({ status: 302, to: signIn('my-garage', own) });
    // Whether there is such a page is for the page to say.
    expect(await open(slug, other)).toMatchObject({ status: 200, text: 'the page' });
  }
  expect(await open('closed', '/my-garage', signedIn())).toMatchObject({ status: 200 });
});

test('A9 the watchlist is closed where a site has one, and is not asked to sign in for where it has none', async () => {
  expect(await open('closed', '/watchlist')).toMatchObject({ status: 302, to: signIn('watchlist', '/watchlist') });
  expect(await open('open', '/watchlist')).toMatchObject({ status: 200 });
});

test('A2 nobody is asked to sign in for a page that the site does not have', async () => {
  for (const path of ['/sell-my-car', '/online-payment', '/finance', '/spin-to-win', ...CHECKOUTS, '/cars/a-car-1/finance']) {
    // The page itself answers, and says that there is none.
    expect([path, (await open('bare', path)).status]).toEqual([path, 200]);
    expect([path, (await post('bare', path)).status]).not.toEqual([path, 303]);
  }
});

test('A2, R2 a checkout is closed only where vehicles are reserved online', async () => {
  for (const path of CHECKOUTS)
    expect(await open('closed', path)).toMatchObject({ status: 302, to: signIn('checkout', path), cache: 'no-store' });
});

test('A1 the page that the visitor came from is where back leads, and no other site’s is', async () => {
  const asked = await open('closed', '/finance', { referer: 'http://closed.localhost/cars/a-car-1?x=1' });
  expect(asked.to).toBe(`/sign-in?${new URLSearchParams({ type: 'finance', redirect: '/finance', back: '/cars/a-car-1?x=1' })}`);
  expect((await open('closed', '/finance', { referer: 'https://evil.example/' })).to).toBe(signIn('finance', '/finance'));
});

test('P6.3 a session of one site opens nothing on another', async () => {
  expect(await open('bare', '/my-garage', signedIn())).toMatchObject({ status: 302 });
});

test('A2 a token that is none of ours opens nothing', async () => {
  for (const cookie of ['session=', `session=${'x'.repeat(43)}`, `session=${token.slice(1)}A`, `xsession=${token}`])
    expect(await open('closed', '/finance', { cookie })).toMatchObject({ status: 302 });
});

test('A1 a page that is opened with a session that was extended sets its cookie again, with the same token; the next one does not', async () => {
  const phone = aPhone();
  const { token: old } = await here.signIn(await here.at('closed'), phone);
  const cookie = { cookie: `session=${old}` };
  expect((await open('closed', '/my-garage', cookie)).cookies).toEqual([]);
  here.pass(2 * DAY);
  const { cookies } = await open('closed', '/my-garage', cookie);
  expect(cookies).toEqual([expect.stringMatching(`^session=${old}; `), expect.stringMatching('^signed_in=[\\w-]{22}; ')]);
  for (const one of cookies) expect(one).toContain('Max-Age=2592000');
  expect((await open('closed', '/my-garage', cookie)).cookies).toEqual([]);
});
