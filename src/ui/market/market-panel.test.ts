import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DealLabel } from './deal-label.tsx';
import { Gauge } from './gauge.tsx';
import { MarketBadge } from './market-badge.tsx';
import { MarketPanel, MarketPanelFace } from './market-panel.tsx';
import { requestMarket } from './use-comparison.ts';

const SAID = { fill: 0.65, listing_price: 41_990, market_range_min: 39_400, market_range_max: 46_900, confidence: 0.7 };
const VIEW = { href: '/cars/a-1/autogauge', plainText: 'Market range $1 to $2.', meaning: 'Drive away' };
const shown = (element: ReactElement) => renderToStaticMarkup(element);

test('M10.3 while it is asked for, the panel has its shape, and says so', () => {
  const html = shown(createElement(MarketPanel, { view: VIEW }));
  expect(html).toMatch(/role="status"[^>]*><span[^>]*>Comparing the price/);
  expect(html).toContain('skeleton');
});

test('M10.3 without script it says in words what the page knows', () =>
  expect(shown(createElement(MarketPanel, { view: VIEW }))).toMatch(/<noscript>.*Market range \$1 to \$2\..*<\/noscript>/));

test('M10.4 the gauge says in words what it draws', () =>
  expect(shown(createElement(Gauge, { comparison: SAID, meaning: 'Drive away' }))).toMatch(
    /role="img" aria-label="Great Deal: \$41,990 \(Drive away\) against a market range of \$39,400 to \$46,900"/,
  ));

test('M10.4 the gauge’s colour is 515 long at most, 103 at least, and its mark is turned with it', () => {
  const drawn = (fill: number) => shown(createElement(Gauge, { comparison: { ...SAID, fill }, meaning: 'Drive away' }));
  expect(drawn(1)).toMatch(/stroke-dasharray="515 999".*rotate\(145 120 120\)/);
  expect(drawn(0)).toMatch(/stroke-dasharray="103 999".*rotate\(-145 120 120\)/);
});

test('K1.2 the market panel says what the price is, and what the range is', () => {
  const html = shown(
    createElement(MarketPanelFace, {
      found: { kind: 'shown', comparison: SAID },
      plainText: null,
      meaning: 'Excl. govt charges',
    }),
  );
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('This price $41,990 Excl. govt charges');
  expect(words).toContain('Market range $39,400 to $46,900 Asking prices as advertised');
});

test('C4.2 a deal label has its text, the band that fills its bars, and one colour whatever the band', () => {
  const drawn = (band: 'low' | 'middle' | 'high') => shown(createElement(DealLabel, { deal: { label: 'Good Deal', band } }));
  for (const band of ['low', 'middle', 'high'] as const)
    expect(drawn(band)).toBe(`<span class="deal" data-band="${band}" data-deal="Good Deal">Good Deal</span>`);
});

test('M10.4 prices run from low on the left of the gauge to high on the right', () => {
  const html = shown(createElement(Gauge, { comparison: SAID, meaning: 'Drive away' }));
  expect(html).toMatch(/gauge__ends"[^>]*><span>\$39,400<\/span><span>\$46,900</);
  expect(html).toContain('<g transform="matrix(-1 0 0 1 240 0)">');
});

test('M11.1 the badge shows its words', () =>
  expect(shown(createElement(MarketBadge, { text: '$1,610 below the QLD average' }))).toContain('$1,610 below the QLD average'));

afterEach(() => vi.unstubAllGlobals());
/** Asks a server that gives one answer. */
function ask(body: string, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(status === 204 ? null : body, { status })));
  return requestMarket('/cars/a-1/autogauge', new AbortController().signal);
}

test('M10.2 a comparison that may be shown is; one that is unsure, or whose price is above its range, is not', async () => {
  expect(await ask(JSON.stringify(SAID))).toEqual(SAID);
  expect(await ask(JSON.stringify({ ...SAID, confidence: 0.2 }))).toBeNull();
  expect(await ask(JSON.stringify({ ...SAID, listing_price: 46_901 }))).toBeNull();
  expect(await ask(JSON.stringify({ ...SAID, fill: null }))).toBeNull();
});

test.each([
  ['{}', 200],
  ['', 200],
  ['null', 200],
  ['', 204],
])('M10.3 an empty answer (%j with %i) is told as No data returned', async (body, status) =>
  expect(ask(body, status)).rejects.toThrow('No data returned'),
);

test.each([
  ['<html>', 200, /JSON/],
  ['{}', 500, /status 500/],
  ['{}', 404, /status 404/],
])('M10.3 a failed answer (%j with %i) fails with a reason for the log', async (body, status, reason) =>
  expect(ask(body, status)).rejects.toThrow(reason),
);
