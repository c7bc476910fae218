import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CtaTiles } from '#src/blocks/cta-tiles/view.tsx';
import { PriceSlider } from '#src/blocks/price-slider/view.tsx';
import { type PromoSlide, PromoSlider } from '#src/blocks/promo-slider/view.tsx';
import { block as salesCounter } from '#src/blocks/sales-counter/block.ts';
import { SalesCounter } from '#src/blocks/sales-counter/view.tsx';
import { block as scrollingBanner } from '#src/blocks/scrolling-banner/block.ts';
import { ScrollingBanner } from '#src/blocks/scrolling-banner/view.tsx';
import { canonicalQuery } from '#src/rules/addresses/canonical-query.ts';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { CarouselDots } from '#src/ui/kit/carousel-dots.tsx';
import { aContext } from '#tests/factories/a-context.ts';
import { viewOf } from '#tests/factories/view-of.ts';
import { PromoTile } from '../search/promo-tile.tsx';
import { movedThumb } from '../search/range-scale.ts';

const html = (node: ReactNode) => renderToStaticMarkup(node);
const picture = { src: '/images/suv-a/f34?w=640', widths: null, alt: '' };
const link = { label: 'See it', href: '/search/suv' };
const slide = (heading: string): PromoSlide => ({ heading, text: '', picture, layout: 'cover', link, ground: 'dark' });

test('O4.1 a tile to act on has its title, its sentence, its picture and one link', () => {
  const tiles = [{ title: 'Sell us yours', text: 'We value it today.', picture, link }];
  const shown = html(createElement(CtaTiles, { heading: 'Next', text: '', tiles, ground: 'plain' }));
  expect(shown).toMatch(/<h3[^>]*>Sell us yours<\/h3><p[^>]*>We value it today\.<\/p><a[^>]*href="\/search\/suv"/);
  expect(shown).toContain(picture.src.replaceAll('&', '&amp;'));
  expect(shown.match(/<a /g)).toHaveLength(1);
});

test('O4.1 slides are of 1920 by 540, in their order', () => {
  const shown = html(createElement(PromoSlider, { label: 'Promotions', slides: [slide('First'), slide('Second')] }));
  expect(shown).toMatch(/First.*Second/s);
  expect(shown.match(/<img[^>]*width="1920" height="540"/g)).toHaveLength(2);
});

test('O4c a slider without slides that run leaves no trace', () =>
  expect(html(createElement(PromoSlider, { label: 'Promotions', slides: [] }))).toBe(''));

test('N6.1 a slider starts with its way back disabled, and one slide has no controls', () => {
  const of = (slides: PromoSlide[]) => html(createElement(PromoSlider, { label: 'Promotions', slides }));
  expect(of([slide('First'), slide('Second')])).toMatch(/<button(?=[^>]*disabled)[^>]*aria-label="Previous"/);
  expect(of([slide('First')])).not.toContain('<button');
});

test('N6.2 a slider’s dots outside of their carousel raise an error', () =>
  expect(() => html(createElement(CarouselDots, { names: ['First'] }))).toThrow('outside of its carousel'));

test('O4.2 the running line says its words 20 times, and is read out once', () => {
  const shown = html(createElement(ScrollingBanner, { text: 'By the week', href: '/special-offers', ground: 'dark' }));
  expect(shown.match(/By the week/g)).toHaveLength(20);
  expect(shown.match(/<span aria-hidden="true"/g)).toHaveLength(19);
});

test('O4.2 the running line leads to the offers where its page does not say otherwise', () =>
  expect(scrollingBanner.schema.parse({ text: 'Sale' }).href).toBe('/special-offers'));

test('O6.1 a thumb moved onto or past the other stays at least a step short of it', () => {
  const at = { low: 20_000, high: 30_000 };
  expect(movedThumb(PRICE_SCALE, at, 'low', 99_000)).toEqual({ low: 29_500, high: 30_000 });
  expect(movedThumb(PRICE_SCALE, at, 'high', 20_000)).toEqual({ low: 20_000, high: 20_500 });
});

test('O6.2 the slider’s form searches the stock by the range, sorted by the highest price', () => {
  const shown = html(
    createElement(PriceSlider, { heading: 'Spend', text: '', ground: 'plain', vehicles: 'cars', scale: PRICE_SCALE, bars: [] }),
  );
  const names = [...shown.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
  const sent = Object.entries({ sortBy: 'price-desc', 'range[price][min]': '15,000', 'range[price][max]': '40500' });
  expect(names.toSorted()).toEqual(sent.map(([name]) => name).toSorted());
  expect(canonicalQuery('search', new URLSearchParams(sent))).toBe('?range[price]=15000:40500&sortBy=price-desc');
});

test('O6d without script the slider is a form that asks for the range, the dearest first', () => {
  const shown = html(
    createElement(PriceSlider, {
      heading: 'Spend',
      text: '',
      ground: 'plain',
      vehicles: 'caravans',
      scale: PRICE_SCALE,
      bars: [1, 4],
    }),
  );
  expect(shown).toContain('action="/search/new-used-and-demo-cars/"');
  expect(shown).toContain('<input type="hidden" name="sortBy" value="price-desc"/>');
  expect(shown).toMatch(/name="range\[price\]\[min\]"[^>]*value="5,000"/);
  expect(shown).toMatch(/name="range\[price\]\[max\]"[^>]*value="250,000"/);
  expect(shown).toContain('Show caravans');
  expect(shown).toMatch(/range-bars"><span style="height:25%"><\/span><span style="height:100%">/);
});

const counted = async (switches: object, now: string) => {
  const view = await viewOf(salesCounter, aContext({ switches, now }), {});
  return view === null ? '' : html(createElement(SalesCounter, view));
};

test('O7f a site that does not count leaves no trace of it, and none counts by itself', async () =>
  expect(await counted({}, '2026-11-16T00:00:00+10:00')).toBe(''));

test('O7.2 a page says the count of the instant it was made for, whatever the site’s zone', async () =>
  expect(await counted({ salesCounter: true, timeZone: 'Australia/Perth' }, '2026-11-16T00:00:00+10:00')).toContain('>2,880<'));

test('S18 a tile among the results may have a picture of its own', () => {
  const promo = { id: 'promo-8', title: 'By the week', text: '', link: null };
  expect(html(createElement(PromoTile, { promo: { ...promo, picture }, body: 'suv' }))).toContain(`<img src="${picture.src}"`);
  expect(html(createElement(PromoTile, { promo: { ...promo, picture: null }, body: 'suv' }))).not.toContain('<img');
});
