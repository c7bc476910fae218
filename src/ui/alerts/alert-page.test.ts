import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AlertFormView } from '#src/views/alerts/alert-form-view.ts';
import type { AlertReply } from '#src/views/alerts/alert-reply.ts';
import { AlertPage } from './alert-page.tsx';

const VIEW: AlertFormView = {
  heading: 'Tell me about cars like these',
  words: 'Electric · SUV · under $40,000',
  action: '/alerts?search=/search/suv',
  back: { href: '/search/suv', label: 'Back to the results' },
  car: null,
  next: [],
  instead: null,
  frequencies: [
    { value: 'day', label: 'Once a day, if something’s new' },
    { value: 'week', label: 'Once a week' },
  ],
  contact: { kind: 'email' },
  note: 'We’ll ask you to confirm by email first.',
  smsNote: 'Every text has a link that stops it.',
  alertsHref: null,
  siteName: 'Dealer',
  vehicleWord: 'car',
  phone: null,
};
const REPLY: AlertReply = {
  step: 'form',
  typed: { email: 'priya@example.com', every: 'week', channel: 'email' },
  error: null,
  refusal: null,
  isAgain: false,
};

const html = (reply: Partial<AlertReply> | null, view: Partial<AlertFormView> = {}) =>
  renderToStaticMarkup(
    createElement(AlertPage, { view: { ...VIEW, ...view }, reply: reply === null ? null : { ...REPLY, ...reply } }),
  );
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');
const tags = (markup: string, start: string): string[] => markup.match(new RegExp(`<${start}[^>]*>`, 'g')) ?? [];
/** The elements that are focused when the page has come. */
const focused = (markup: string): string[] => [...markup.matchAll(/<(\w+)[^>]*\sautofocus=""/gi)].map(([, name = '']) => name);
const checked = (markup: string): string[] =>
  tags(markup, 'input').flatMap((tag) => (tag.includes('checked=""') ? [/value="(\w+)"/.exec(tag)?.[1] ?? ''] : []));

test('A11 the form is sent to its own page without script, says what is watched, and asks for nothing else', () => {
  const page = html(null);
  expect(tags(page, 'form')[0]).toContain('action="/alerts?search=/search/suv" method="post"');
  expect(words(page)).toContain('Electric · SUV · under $40,000');
  expect(tags(page, 'input').map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual(['email', 'every', 'every']);
  expect(checked(page)).toEqual(['day']);
  expect(focused(page)).toEqual([]);
  expect(page).toContain('<title>Tell me about cars like these | Dealer</title>');
});

test('K5 what is agreed to stands beside the button, and no box for marketing is there', () => {
  expect(words(html(null))).toMatch(/Send me alerts.*We’ll ask you to confirm by email first\./);
  expect(html(null)).not.toContain('type="checkbox"');
});

test('A11 an alert about one price offers no frequency', () => expect(html(null, { frequencies: [] })).not.toContain('every'));

test.each<[string, Partial<AlertReply>, string]>([
  ['the address that is none', { error: { field: 'email', message: 'That isn’t an email address.' } }, 'input'],
  ['the frequency that is none', { error: { field: 'every', message: 'Choose one.' } }, 'input'],
  ['why nothing was done', { refusal: 'Too many.' }, 'div'],
  ['the heading, when another address is asked for', {}, 'h1'],
  ['the heading of the next step', { step: 'asked' }, 'h1'],
])('A11 the focus is on %s', (_, reply, name) => expect(focused(html(reply))).toEqual([name]));

test('A11 what was typed and chosen is there again beside what is wrong with it', () => {
  const page = html({ error: { field: 'email', message: 'That isn’t an email address.' } });
  expect(tags(page, 'input id="alert-email"')[0]).toMatch(
    /aria-invalid="true" aria-describedby="alert-email-error".*value="priya@/,
  );
  expect(checked(page)).toEqual(['week']);
  expect(page).toMatch(/role="alert"><p id="alert-email-error"[^>]*>.*That isn’t an email address\.<\/p>/);
});

test('A11 the next step says where the email went, sends it again with the same choices, and takes another address', () => {
  const page = html({ step: 'asked' });
  expect(words(page)).toContain(
    'We’ve emailed priya@example.com. The alert starts when you press the button in it, within 48 hours.',
  );
  expect(page.match(/name="email" value="priya@example\.com"/g)).toHaveLength(2);
  expect(page.match(/name="every" value="week"/g)).toHaveLength(2);
  expect(words(page)).toMatch(/Send it again.*Wrong address/);
  expect(page).not.toMatch(/(?:href|action)="[^"]*priya/);
  expect(words(html({ step: 'asked', isAgain: true }))).toContain('We’ve sent it again.');
});

test('A11 a signed-in shopper chooses between email and text message, with the address that they gave before', () => {
  const page = html(null, { contact: { kind: 'choice', phone: '0412 ••• 678', email: 'own@example.com' } });
  expect(words(page)).toMatch(/By email.*By text to 0412 ••• 678.*Every text has a link that stops it\./);
  expect(checked(page)).toEqual(['email', 'day']);
  expect(tags(page, 'input id="alert-email"')[0]).toContain('value="own@example.com"');
});

test('A11 a shopper who has chosen before is not asked again, and sees how they are told', () => {
  const contact = { kind: 'known', channel: 'sms', email: '', words: 'By text to 0412 ••• 678' } as const;
  const page = html(null, { contact, alertsHref: '/my-garage#alerts' });
  expect(page).toContain('<input type="hidden" name="channel" value="sms"/>');
  expect(page).not.toContain('type="email"');
  expect(page).toMatch(/<a href="\/my-garage#alerts"[^>]*>Change/);
  expect(words(html({ step: 'started' }, { contact, alertsHref: '/my-garage#alerts' }))).toMatch(
    /Your alert is on.*See your alerts/,
  );
});

test('A11 for a vehicle that has been sold the page says so, and offers similar ones instead of the form, also when a form is sent', () => {
  const instead = {
    heading: 'This car has been sold',
    text: 'The 2023 Tesla Model 3 is gone.',
    links: [
      { label: 'Find Me Something Similar', href: '/search/tesla' },
      { label: 'Tell me about cars like these', href: '/alerts?search=/search/tesla' },
    ],
  };
  for (const reply of [null, {}, { step: 'asked' as const }]) {
    const page = html(reply, { instead });
    expect(words(page)).toMatch(/This car has been sold.*2023 Tesla Model 3.*Find Me Something Similar/);
    expect(tags(page, 'form')).toEqual([]);
    expect(tags(page, 'a').map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual([
      '/search/tesla',
      '/alerts?search=/search/tesla',
    ]);
  }
});
