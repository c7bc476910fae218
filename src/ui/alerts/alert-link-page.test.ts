import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AlertLinkView } from '#src/views/alerts/alert-link-view.ts';
import { AlertLinkPage } from './alert-link-page.tsx';

const VIEW: AlertLinkView = {
  step: 'start',
  action: '/alerts/confirm?key=k',
  siteName: 'Dealer',
  signIn: null,
  car: null,
  next: [],
  alert: {
    words: 'Electric · SUV · under $40,000',
    noun: 'electric SUVs under $40,000',
    isForAll: false,
    isOfAddress: false,
    address: 'p••••@example.com',
    messages: 'emails',
    told: 'We’ll tell you about electric SUVs under $40,000.',
    firstLook: 'To start with: 12 cars now.',
  },
  on: [
    { label: 'Show 12 cars', href: '/search/suv' },
    { label: 'My Garage', href: '/my-garage' },
  ],
};

const html = (view: Partial<AlertLinkView>) =>
  renderToStaticMarkup(createElement(AlertLinkPage, { view: { ...VIEW, ...view }, isAnswer: false }));
const words = (view: Partial<AlertLinkView>) =>
  html(view)
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .replaceAll(' ,', ',')
    .trim();
const acts = (view: Partial<AlertLinkView>) => [...html(view).matchAll(/<button[^>]*\bvalue="([^"]+)"/g)].map(([, act]) => act);

test.each<[AlertLinkView['step'], string, readonly string[]]>([
  [
    'start',
    'Start the alert Electric · SUV · under $40,000, for p••••@example.com. Start the alert Didn’t ask for this? Close this page and nothing happens.',
    ['start'],
  ],
  ['on', 'Your alert is on Electric · SUV · under $40,000. To start with: 12 cars now. Show 12 cars My Garage', []],
  [
    'sent',
    'One more tap We’ve emailed p••••@example.com. The alert starts when you press the button in it, within 48 hours. Show 12 cars My Garage',
    [],
  ],
  [
    'stop',
    'Stop this alert? Electric · SUV · under $40,000, sent to p••••@example.com. Stop this alert Stop every alert',
    ['stop', 'stop-all'],
  ],
  [
    'stopped',
    'Stopped You won’t get emails about electric SUVs under $40,000 any more. I didn’t mean to Stop every alert Show 12 cars My Garage',
    ['restart', 'stop-all'],
  ],
  ['all', 'Stopped You won’t get any alerts from Dealer any more. I didn’t mean to Show 12 cars My Garage', ['restart-all']],
  [
    'over',
    'This alert has ended We told you about electric SUVs under $40,000, so this alert is done. There’s nothing to stop. Show 12 cars My Garage',
    [],
  ],
  ['again', 'Your alert is back on You’ll keep getting emails about electric SUVs under $40,000. Show 12 cars My Garage', []],
])('A11 the page of a link says where things stand and what can be done: %s', (step, said, possible) => {
  expect(words({ step })).toBe(said);
  expect(acts({ step })).toEqual(possible);
});

test('A11 an alert that counts nothing says what is told', () => {
  const told = 'We’ll tell you if the 2023 Tesla Model 3 comes back.';
  const alert = VIEW.alert === null ? null : { ...VIEW.alert, firstLook: null, told };
  expect(words({ step: 'on', alert })).toBe(`Your alert is on ${told} Show 12 cars My Garage`);
});

test('A11 a link that has run out offers a new one, and says nothing of the alert', () => {
  expect(words({ step: 'expired', alert: null })).toBe('That link has expired Send a new one? Send a new one');
  expect(acts({ step: 'expired', alert: null })).toEqual(['resend']);
});

test('A11 every button is a form that is sent to the page itself, so that opening it does nothing', () => {
  for (const step of ['start', 'stop', 'stopped'] as const)
    expect(html({ step }).match(/<form[^>]*>/g)).toEqual([
      expect.stringContaining('action="/alerts/confirm?key=k" method="post"'),
    ]);
});

test('A11 every page of a link has one primary button', () => {
  for (const step of ['start', 'on', 'sent', 'stop', 'stopped', 'all', 'again'] as const)
    expect([step, html({ step }).match(/ bg-primary /g)?.length]).toEqual([step, 1]);
});

test('A11 a link for every alert asks once, about all of them, and offers no other way to stop', () => {
  const alert = VIEW.alert === null ? null : { ...VIEW.alert, isForAll: true };
  expect(words({ step: 'stop', alert })).toBe('Stop all your alerts? Everything we send to p••••@example.com. Stop every alert');
  expect(acts({ step: 'stop', alert })).toEqual(['stop']);
  expect(acts({ step: 'stopped', alert })).toEqual(['restart']);
});

test('A11 what a shopper asked for can be started by whoever reads the address, and signing in first is offered', () => {
  const offered = { signIn: { href: '/sign-in?type=my-garage', isNeeded: false, signedInAs: null } };
  expect(acts(offered)).toEqual(['start']);
  expect(words(offered)).toContain(
    'Only this alert will come here. Sign in first, if you asked for it, and all your alerts will.',
  );
  expect(html(offered)).toContain('href="/sign-in?type=my-garage"');
});

test('A11 what is on a watchlist goes to the address of whoever has signed in, so there is no button before', () => {
  const needed = { signIn: { href: '/sign-in?type=my-garage', isNeeded: true, signedInAs: null } };
  expect(acts(needed)).toEqual([]);
  expect(words(needed)).not.toContain('You’re signed in');
  expect(words({ signIn: { ...needed.signIn, signedInAs: '0412 ••• 678' } })).toContain(
    'You’re signed in with 0412 ••• 678. Sign in with the number you used when you asked for it',
  );
  expect(words(needed)).toContain(
    'Sign in with the number you used when you asked for it, so we know it’s you. Sign in Didn’t ask',
  );
});

test('A11 an address that is confirmed where no alert starts with it is not said to be on', () => {
  const alert = VIEW.alert && { ...VIEW.alert, isOfAddress: true, firstLook: null, told: 'Your alerts come here.' };
  expect(words({ step: 'on', alert })).toMatch(/^That’s confirmed Your alerts come here\./);
});
