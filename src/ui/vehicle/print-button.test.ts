import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { PrintButton, PrintButtonFace } from '#src/ui/vehicle/print-button.tsx';
import { fetchSheet } from './print-button.tsx';

const sheet = { carId: 7, pdfHref: '/cars/a1.pdf', printHref: '/print?car_id=a1' };
const onPress = () => {};

test('V18v without script Print is a link to the PDF, kept under the vehicle’s own name', () => {
  const html = renderToStaticMarkup(createElement(PrintButton, { sheet }));
  expect(html).toMatch(/<a href="\/cars\/a1\.pdf" download="a1\.pdf"/);
  expect(html).toContain('Print</a>');
});

test('V18.1 while it is made it says Preparing... with a spinner, and cannot be pressed', () => {
  const html = renderToStaticMarkup(createElement(PrintButtonFace, { sheet, state: { kind: 'preparing' }, onPress }));
  expect(html).toContain('Preparing...');
  expect(html).toContain('class="spinner"');
  expect(html).toContain('aria-disabled="true"');
});

test('V18.2 a failure alerts the message', () => {
  const state = { kind: 'failed', message: 'There is no such vehicle.' } as const;
  const html = renderToStaticMarkup(createElement(PrintButtonFace, { sheet, state, onPress }));
  expect(html).toMatch(/role="alert"[^>]*>There is no such vehicle\.</);
});

test('V18.3 the printable page, offered where there is no PDF, opens in a new tab', () => {
  const link = /<a href="\/print\?car_id=a1" target="_blank" rel="noopener nofollow"/;
  const html = (state: Parameters<typeof PrintButtonFace>[0]['state']) =>
    renderToStaticMarkup(createElement(PrintButtonFace, { sheet, state, onPress }));
  expect(html({ kind: 'failed', message: 'No.' })).toMatch(link);
  expect(html({ kind: 'idle' })).not.toMatch(link);
});

test('X1.6 a print is number 61', () => expect(EVENTS.printed).toBe(61));

const problem = (body: string) => () => Promise.resolve(new Response(body, { status: 503 }));
const SORRY = 'We couldn’t prepare the PDF. Please try again in a moment.';

test('V18t a sheet that comes is a file', async () => {
  const fetched = await fetchSheet('/cars/a1.pdf', () => Promise.resolve(new Response('%PDF-')));
  expect(fetched.kind === 'file' && (await fetched.file.text())).toBe('%PDF-');
});

test.each([
  ['the server’s own words', problem('{"detail":"There is no such vehicle."}'), 'There is no such vehicle.'],
  ['an answer that says nothing', problem('<h1>Bad gateway</h1>'), SORRY],
  ['words that are no words', problem('{"detail":5}'), SORRY],
  ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch')), SORRY],
])('V18.2 after a failure with %s there is a message', async (_what, ask, message) =>
  expect(await fetchSheet('/cars/a1.pdf', ask)).toEqual({ kind: 'failed', message }),
);
