import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleGarage } from '#src/showcase/sample-garage.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';
import { type GarageReply, GarageView } from './garage-view.tsx';

const REPLY: GarageReply = { message: null, errors: [], typed: {}, contact: null };
const shown = (facts: Partial<GaragePage> = {}, reply: Partial<GarageReply> | null = null) =>
  renderToStaticMarkup(
    createElement(GarageView, {
      page: { ...sampleGarage(null, 'suv', 'car'), ...facts },
      reply: reply === null ? null : { ...REPLY, ...reply },
    }),
  );
const headings = (html: string) => [...html.matchAll(/<h2 id="(\w+)-title"/g)].map(([, id]) => id);
const jumps = (html: string) => [...html.matchAll(/<a href="#(\w+)"><svg/g)].map(([, id]) => id);

test('A10 each part of the page has a heading and a link that jumps to it', () => {
  const parts = ['reserved', 'watchlist', 'enquiries', 'payments', 'prizes', 'alerts', 'details', 'data'];
  expect(headings(shown())).toEqual(parts);
  expect(jumps(shown())).toEqual(parts);
});

test('A10 a part with nothing in it is left out, but the watchlist says how to begin', () => {
  const html = shown({
    enquiries: [],
    paid: [],
    prizes: [],
    alerts: null,
    reserved: [],
    watchlist: { rows: [], word: 'caravan', alerts: null, compare: null, stock: { label: 'Show 12 caravans', href: '/x' } },
  });
  expect(headings(html)).toEqual(['watchlist', 'details', 'data']);
  expect(jumps(html)).toEqual(['watchlist', 'details', 'data']);
  expect(html).toContain('Nothing saved yet');
  expect(html).toContain('Tap the heart on a caravan and you’ll find it here, on every device. We’ll keep an eye on its price.');
  expect(html).toContain('Show 12 caravans');
});

test('A10 each button that saves something has a name of its own, which says what', () => {
  const saves = [...shown().matchAll(/<button[^>]*>((?:(?!<\/button>).)*)<\/button>/g)]
    .map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, ''))
    .filter((name) => name.startsWith('Save'));
  expect(saves.length).toBeGreaterThan(2);
  expect(new Set(saves).size).toBe(saves.length);
});

test('P11.1 a site without watchlists has no trace of one', () =>
  expect(shown({ watchlist: null, alerts: null })).not.toMatch(/watchlist/i));

test('A10 an enquiry to which nothing has happened claims no state', () => {
  const [first] = sampleGarage(null, 'suv', 'car').enquiries;
  if (first === undefined) throw new Error('There is no sample.');
  const other = { watchlist: null, paid: [], enquiries: [{ ...first, state: null }] };
  expect(shown({ ...other, enquiries: [first] })).toContain('class="pill"');
  expect(shown(other)).not.toContain('class="pill"');
});

test('A10 a detail that was refused is open with its message and what was typed, and the others are closed', () => {
  const errors = [{ field: 'postcode' as const, message: 'Invalid postcode.' }];
  const html = shown({}, { errors, typed: { postcode: '45' } });
  expect(html.match(/<details open=""/g)).toHaveLength(1);
  expect(html).toMatch(
    /<input id="detail-postcode"[^>]*aria-invalid="true" aria-describedby="detail-postcode-error"[^>]*value="45"/,
  );
});

test('A12 every other device can be signed out, and the one in use is not among them', () => {
  const html = shown();
  expect(html.match(/value="end-session"/g)).toHaveLength(1);
  expect(html).toContain('Sign out<span class="sr-only"> on Safari on iPhone</span>');
});
