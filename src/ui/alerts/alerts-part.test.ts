import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleAlerts } from '#src/showcase/sample-garage.ts';
import type { RefusedContact } from '#src/use-cases/alerts/change-alerts.ts';
import type { AlertsPart as Part } from '#src/views/alerts/alerts-part.ts';
import { AlertsPart } from './alerts-part.tsx';

const shown = (facts: Partial<Part> = {}, refused: RefusedContact | null = null) =>
  renderToStaticMarkup(createElement(AlertsPart, { part: { ...sampleAlerts('car'), ...facts }, action: '/my-garage', refused }));
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('A11 each alert is a switch that says whether it is on, and turns it the other way without script', () => {
  const html = shown();
  expect(
    [...html.matchAll(/role="switch" aria-checked="(\w+)" aria-label="([^"]+)"/g)].map(([, on, name]) => [on, name]),
  ).toEqual([
    ['true', 'Alert: Price drops and sales on your watchlist'],
    ['false', 'Alert: Electric · SUV · under $40,000'],
  ]);
  expect([...html.matchAll(/name="on" value="(\w+)"/g)].map(([, on]) => on)).toEqual(['no', 'yes']);
  expect(words(html)).toContain('By text to 0412 ••• 678, once a week, between 8 am and 8 pm.');
});

test('A11 how often is changed only for an alert that is on', () =>
  expect(shown().match(/value="alert-frequency"/g)).toHaveLength(1));

test('A11 while nobody has said how to be told, nothing claims to be on, and the choice is open', () => {
  const rows = sampleAlerts('car').rows.map((row) => ({ ...row, canSwitch: false, isOn: false }));
  const html = shown({ contact: null, rows });
  expect(html).not.toContain('role="switch"');
  expect(html).toContain('<details open="">');
  expect(words(html)).toMatch(/Not chosen yet Choose how we tell you How should we tell you\? By email By text to 0412 ••• 678/);
});

test('A11 an address that is not confirmed yet says so beside how its shopper is told, and can be sent to again', () => {
  const html = shown({ waiting: { email: 'priya@example.com', note: 'One more tap.' } });
  expect(words(html)).toContain('By text to 0412 ••• 678');
  expect(words(html)).toContain('One more tap. Send it again');
  expect(html).toContain('<input type="hidden" name="email" value="priya@example.com"/>');
  expect(shown()).not.toContain('Send it again');
});

test('A11 an address that was refused is there again with what is wrong', () => {
  const html = shown({}, { channel: 'email', email: 'nobody', message: 'That isn’t an email address.' });
  expect(html).toContain('<details open="">');
  expect(html).toMatch(
    /<input id="contact-email"[^>]*aria-invalid="true" aria-describedby="contact-email-error"[^>]*value="nobody"/,
  );
});

test('A11 somebody without alerts is told how to ask for one', () => {
  const html = shown({ contact: null, rows: [], word: 'caravan' });
  expect(words(html)).toContain('No alerts yet Search for a caravan, then press ‘Tell me about caravans like these’');
  expect(html).not.toContain('settings-list');
});

test('W2 each fold says what it changes, so that no two have the same name', () => {
  const names = [...shown().matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, inner = '']) => words(inner).trim());
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/Change how (?:often|we tell you)/);
});
