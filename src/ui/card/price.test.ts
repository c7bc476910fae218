import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PriceView } from '#src/views/card/card-view.ts';
import { Price } from './price.tsx';

const shown = (price: PriceView) => renderToStaticMarkup(createElement(Price, { price }));

test.each([
  ['a price', { kind: 'price', text: '$9,990', was: null, meaning: 'Excluding government charges' }],
  ['a subscription', { kind: 'subscription', text: '$289', per: '/wk', meaning: 'Excluding government charges' }],
] as const)('K1.1 %s says what it is where it stands', (_what, price) =>
  expect(shown(price)).toMatch(/<p[^>]*>Excluding government charges<\/p>/),
);
test('K6.1 nothing is struck through without a price that it was', () =>
  expect(shown({ kind: 'price', text: '$9,990', was: null, meaning: 'Drive away' })).not.toMatch(/<s[ >]/));
test('K6.1 the price that it was is struck through, and said to be what it was', () =>
  expect(shown({ kind: 'price', text: '$9,990', was: '$11,990', meaning: 'Drive away' })).toMatch(
    /<s [^>]*><span[^>]*>was <\/span>\$11,990<\/s>/,
  ));
test('C8.5 words in place of a price stand alone', () =>
  expect(shown({ kind: 'words', text: 'PREORDER' })).toMatch(/^<p[^>]*>PREORDER<\/p>$/));
