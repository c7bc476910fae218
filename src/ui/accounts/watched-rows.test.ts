import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WatchedRows } from './watched-rows.tsx';

test('A9 an empty watchlist has a drawing of its own, says how to save a vehicle and leads to the stock', () => {
  const list = {
    rows: [],
    word: 'caravan',
    alerts: null,
    compare: null,
    stock: { label: 'Search 151 caravans', href: '/search/used' },
  };
  const html = renderToStaticMarkup(createElement(WatchedRows, { list, action: '/watchlist', level: 2 }));
  expect(html).toMatch(/<svg aria-hidden="true" viewBox="0 0 320 132"/);
  expect(html).toContain('Tap the heart on a caravan');
  expect(html).toMatch(/<a href="\/search\/used"[^>]*>Search 151 caravans</);
});
