import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CallView } from '#src/views/vehicle/call-view.ts';
import { A_CALL } from '#tests/factories/a-call.ts';
import { aCard } from '#tests/factories/a-card.ts';
import { CallPanel } from './call-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { ViewsCount, ViewsFace } from './views-count.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(element);
const panel = (facts: Partial<CallView> = {}, look: 'button' | 'icon' = 'button') =>
  shown(createElement(CallPanel, { call: { ...A_CALL, ...facts }, look }));

test('V11.1 the button has the masked number and says what it does', () =>
  expect(panel()).toMatch(/<button[^>]*>.*Call the dealer.*07 30•• ••••.*show number.*<\/button>/s));
test('V11q the whole number is there for whoever has no script, and for nobody else', () =>
  expect(panel()).toMatch(/<div class="hidden noscript:contents"><a href="tel:0730000000"/));
test('V11.1 a number that the site shows is a link from the first', () => {
  const html = panel({ masked: null });
  expect(html).toMatch(/^<a href="tel:0730000000".*07 3000 0000/s);
  expect(html).not.toContain('<button');
});
test.each(['button', 'icon'] as const)('V11.3 without a number there is no %s to call by', (look) =>
  expect(panel({ phone: null, masked: null }, look)).not.toMatch(/<a|<button/),
);
test('V11.2 a hidden number says what is to be counted when it is revealed: car_id, dealership_id and website_id', () => {
  for (const look of ['button', 'icon'] as const) {
    const [, json = ''] = /data-reveal="([^"]*)"/.exec(panel({}, look)) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual({ car_id: 7, dealership_id: 8, website_id: 9 });
  }
  expect(panel({ masked: null }, 'icon')).not.toContain('data-reveal');
});
test('V11t where there is little room the sign rings at once', () =>
  expect(panel({}, 'icon')).toMatch(/<a href="tel:0730000000"[^>]*aria-label="Call the dealer"/));

test('V16o the number of views is said in words', () => {
  expect(shown(createElement(ViewsFace, { views: 143 }))).toContain('143 views');
  expect(shown(createElement(ViewsFace, { views: 1 }))).toMatch(/1 view</);
});
test('V16.2 until there is a number its line is kept and empty', () =>
  expect(shown(createElement(ViewsCount, { href: '/view.json' }))).toMatch(
    /^<fc-views [^>]*class="[^"]*min-h-\[1lh\][^"]*"><template>.*<\/template><\/fc-views>$/,
  ));

const share = (notice: 'button' | 'toast' = 'button') =>
  shown(createElement(ShareButton, { share: { url: 'https://dealer.example/cars/a-1', title: 'A car', notice } }));
test('V17e the button opens a menu with the address to copy and four ways to send it', () => {
  const html = share();
  const id = /popoverTarget="([^"]+)"/i.exec(html)?.[1] ?? '-';
  expect(html).toContain(`id="${id}" popover="auto"`);
  expect(html).toContain('Copy link');
  for (const name of ['Facebook', 'X', 'WhatsApp', 'Email']) expect(html).toContain(name);
});
test('V17f without script a letter can be written', () =>
  expect(share()).toMatch(/<div class="hidden noscript:contents"><a href="mailto:\?subject=A%20car&amp;body=https/));
test('V17g nothing is loaded from those it can be sent to', () => expect(share()).not.toMatch(/<(script|img|iframe|link)/));

const similar = (layout: 'carousel' | 'list') =>
  shown(
    createElement(SimilarVehicles, {
      similar: { heading: 'Similar cars In-Stock', layout, cards: [aCard(), aCard({ id: 2 })], href: '/search/toyota' },
    }),
  );
test('V13.1 similar vehicles stand in a row to swipe, or below one another', () => {
  expect(similar('carousel')).toContain('class="carousel"');
  expect(similar('list')).not.toContain('class="carousel"');
});
test.each(['carousel', 'list'] as const)('V13.1 the %s has its heading and each vehicle’s card', (layout) => {
  expect(similar(layout)).toContain('Similar cars In-Stock');
  expect(similar(layout).match(/<article/g)).toHaveLength(2);
});
