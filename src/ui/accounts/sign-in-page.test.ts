import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SignInReply } from '#src/views/accounts/sign-in-reply.ts';
import type { SignInView } from '#src/views/accounts/sign-in-view.ts';
import { SignInPage } from './sign-in-page.tsx';

const VIEW: SignInView = {
  texts: { heading: 'Sign in to save this car', button: 'Sign in and save the car' },
  action: '/sign-in?type=watchlist&redirect=%2Fcars%2Fa-1',
  next: '/cars/a-1',
  back: { href: '/cars/a-1', label: 'Back to the car' },
  car: {
    name: '2023 Tesla Model 3',
    details: 'Long Range · 24,180 km',
    price: { kind: 'price', text: '$42,490', was: null, meaning: 'Drive away' },
    picture: null,
    body: 'sedan',
  },
  isForList: true,
  hasAlerts: true,
  hasWatchlist: true,
  alertHref: '/alerts?car_id=41',
  siteName: 'Dealer',
  vehicleWord: 'car',
  number: '',
  phone: '07 5555 0100',
};
const CODE: SignInReply = {
  step: 'code',
  phone: '0412 345 678',
  error: null,
  note: null,
  resendAt: 30_000,
  resendSeconds: 24,
};

const html = (reply: Partial<SignInReply> | null, view: Partial<SignInView> = {}) =>
  renderToStaticMarkup(
    createElement(SignInPage, { view: { ...VIEW, ...view }, reply: reply === null ? null : { ...CODE, ...reply } }),
  );
/** The one element that is focused when the page has come. */
const focused = (markup: string): string[] => [...markup.matchAll(/<(\w+)[^>]*\sautofocus=""/gi)].map(([, name = '']) => name);
const tag = (markup: string, start: string): string => new RegExp(`<${start}[^>]*>`).exec(markup)?.[0] ?? '';

test('A1 the first step is a form that works without script, and nothing in it takes the focus', () => {
  const page = html(null);
  expect(tag(page, 'form')).toContain('action="/sign-in?type=watchlist&amp;redirect=%2Fcars%2Fa-1" method="post"');
  expect(tag(page, 'input id="sign-in-phone"')).toMatch(/type="tel".*autoComplete="tel"/i);
  expect(page).toContain('We’ll text you a 6-digit code. No password, and no account to set up.');
  expect(focused(page)).toEqual([]);
  expect(page).toContain('<title>Sign in to save this car | Dealer</title>');
  expect(page).toContain('Drive away');
});

test('A1 the code’s field is one input that phones fill in from the text message', () => {
  const input = tag(html({}), 'input id="sign-in-code"');
  expect(input).toMatch(/autocomplete="one-time-code"/i);
  expect(input).toMatch(/inputmode="numeric"/i);
  expect(input).not.toContain('value');
});

test('A1 the code’s step says where the code went and how long it works', () => {
  const page = html({});
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('Sent to 0412 345 678. It works for 5 minutes.');
  expect(page).toContain('Sign in and save the car');
  expect(page).toContain('<title>Enter your code | Dealer</title>');
});

test('A1 the number is in the fields of the code’s step and in no address', () => {
  const page = html({});
  expect(page.match(/name="phone" value="0412 345 678"/g)).toHaveLength(3);
  expect(page).not.toMatch(/(?:href|action)="[^"]*0412/);
});

test.each<[string, Partial<SignInReply>, string]>([
  ['the heading after a step', {}, 'h1'],
  ['the heading after going back', { step: 'phone' }, 'h1'],
  ['the field of a wrong code', { error: 'That code isn’t right. 4 tries left.' }, 'input'],
  ['the field of a wrong number', { step: 'phone', error: 'It starts with 04.' }, 'input'],
  ['the code’s field when a code has run out', { note: { look: 'warn', text: 'Run out.', offersCall: false } }, 'input'],
  ['the message when a number rests', { step: 'phone', note: { look: 'bad', text: 'Too many.', offersCall: true } }, 'div'],
])('A1 the focus is on %s', (_, reply, name) => expect(focused(html(reply))).toEqual([name]));

test('A1 what is wrong with a code is announced and describes the field', () => {
  const page = html({ error: 'That code isn’t right. 4 tries left.' });
  expect(tag(page, 'input id="sign-in-code"')).toContain('aria-invalid="true" aria-describedby="sign-in-code-error"');
  expect(page).toMatch(/role="alert"><p id="sign-in-code-error"[^>]*>.*That code isn’t right\. 4 tries left\.<\/p>/);
});

test('A1 a number that rests is told whom to call', () => {
  const page = html({ step: 'phone', note: { look: 'bad', text: 'Too many tries. Try later.', offersCall: true } });
  expect(page).toContain('href="tel:0755550100"');
  expect(page).toContain('<strong>Too many tries. </strong>Try later.');
  expect(html({ step: 'phone', note: { look: 'bad', text: 'Not yet.', offersCall: false } })).not.toContain('tel:');
});

test('A1 a site without a telephone offers no call anywhere', () => {
  const pages = [
    html({}, { phone: null }),
    html({ step: 'phone', note: { look: 'bad', text: 'No.', offersCall: true } }, { phone: null }),
  ];
  for (const page of pages) {
    expect(page).not.toContain('tel:');
    expect(page).not.toMatch(/call /i);
  }
});

test('A1 without back there is no way back, and without a vehicle none is drawn', () => {
  const page = html(null, { back: null, car: null, isForList: false });
  expect(page).not.toContain('Back');
  expect(page).not.toContain('<aside');
});

test('A1, A11 the first step ends with the way to alerts without signing in, where there is one', () => {
  expect(html(null).replaceAll(/<[^>]+>/g, '')).toContain(
    'Only want price alerts? Get them by email instead, without signing in.',
  );
  expect(html(null)).toContain('href="/alerts?car_id=41"');
  expect(html(null, { alertHref: null })).not.toContain('price alerts');
});

test('A11 a site that tells nobody promises nobody to tell them', () => {
  expect(html(null)).toContain('We’ll tell you if the price drops or it sells.');
  expect(html(null, { hasAlerts: false })).not.toContain('We’ll tell you');
});

test.each<[string, NonNullable<SignInView['car']>['price'], string | null]>([
  [
    'one per week',
    { kind: 'subscription', text: '$269', per: '/wk', meaning: 'Subscription, per week' },
    'the price drops or it',
  ],
  ['no price', { kind: 'words', text: 'POA' }, 'it'],
  ['none any more: it is sold', null, null],
])('A11 beside a vehicle only what is told of it is promised: %s', (_, price, told) => {
  const car = { name: '2023 Tesla Model 3', details: '', picture: null, body: 'sedan', price };
  expect(/We’ll tell you if (.*?) sells\./.exec(html(null, { car }))?.[1] ?? null).toBe(told);
});

test('A1, P11.1 a list that is the same on every device is promised only where the site has one', () => {
  const promise = 'Your list is the same on your phone and your computer.';
  expect(html(null)).toContain(promise);
  expect(html(null, { hasWatchlist: false })).not.toContain(promise);
});

test('A1, P11.1 a number is said to find what the site keeps by it', () => {
  expect(html(null)).toMatch(/to find your list\./);
  expect(html(null, { hasWatchlist: false })).toMatch(/to find your enquiries and bookings\./);
  expect(html(null, { hasWatchlist: false })).not.toContain('your list');
});

test('A1 without a vehicle there are reasons to sign in and no drawing, and where they do not fit nothing at all', () => {
  const page = html(null, { car: null });
  expect(page.match(/<li>/g)).toHaveLength(4);
  expect(page).not.toMatch(/class="photo"|silhouette/);
  expect(html(null, { car: null, isForList: false })).not.toContain('<aside');
  expect(html(null)).toContain('class="photo"');
});
