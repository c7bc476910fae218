import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModelVariants } from './view.tsx';

const NAMES = ['Premium', 'Platinum', 'Performance', 'Ultra'];

/** The classes of each variant's button. */
const buttons = (count: number) => {
  const variants = NAMES.slice(0, count).map((name) => ({
    id: name,
    name,
    price: null,
    rows: [],
    order: { label: `Order ${name}`, href: '/order' },
    stock: null,
  }));
  const view = { name: 'IM5', variants, compareHref: null, isSample: false };
  const html = renderToStaticMarkup(createElement(ModelVariants, { heading: 'Three', note: '', ground: 'plain', view }));
  return [...html.matchAll(/<a [^>]*class="([^"]*)"[^>]*>Order/g)].map(([, names = '']) => names.split(' '));
};

test.each([
  [1, []],
  [2, []],
  [3, ['Platinum']],
  [4, []],
])('E1 of %i variants the one in the middle stands out, and no other', (count, expected) =>
  expect(NAMES.filter((_, at) => buttons(count)[at]?.includes('bg-primary'))).toEqual(expected),
);
