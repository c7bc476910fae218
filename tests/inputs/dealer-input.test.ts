import { expect, test } from 'vitest';
import { markdownFault } from '#src/rules/blog/markdown-fault.ts';
import { jsonShape } from '#src/rules/input/json-shape.ts';
import { printableText } from '#src/rules/print/printable-text.ts';
import { knownWords } from '#src/rules/search/phrases/known-words.ts';
import { textWords } from '#src/rules/search/text-match.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { shallowHtml } from '#src/rules/text/shallow-html.ts';
import { foldedHtml, hasWords } from '#src/rules/vehicle/folded-html.ts';
import { readPost } from '#src/site/files/post-file.ts';
import { readInvoices } from '#src/use-cases/invoices/import-invoices.ts';
import { plainText, safeHtml } from '#src/use-cases/site/clean-text.ts';
import { renderArticle } from '#src/use-cases/site/render-article.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { MOST_GROWTH, marksOnOneLetter, type Reader, repeated, workGrowth } from './work-growth.ts';

const HTML: readonly (readonly [string, Reader[1]])[] = [
  ['words', repeated('One owner. ')],
  ['tags that are opened', repeated('<b>')],
  ['tags that are opened around words', repeated('<div><b>x')],
  ['tags that are not closed', repeated('<a')],
  ['quotes that are not closed', repeated('<b a="')],
  ['tags that are closed only', repeated('</b>')],
  ['tags closed by others', (size) => `${'<b>'.repeat(size / 7)}${'</i>'.repeat(size / 7)}`],
  ['tags nested and closed by others', (size) => `${'<b>'.repeat(150)}${'</i>'.repeat(size / 4)}`],
  ['paragraphs', repeated('<p>x')],
  ['lists in lists', repeated('<ul><li>x')],
  ['attributes', (size) => `<b ${'a '.repeat(size / 2)}>`],
  ['comments that are not closed', repeated('<!--')],
  ['scripts', repeated('<script>')],
  ['frames', repeated('<iframe><iframe></iframe>')],
  ['entities', repeated('&amp;')],
  ['entities that are none', repeated('&#x1')],
  ['line ends', repeated('a\n')],
];

test.each(HTML)('H8 four times as many %s in a dealer’s HTML take no more than linear work to make safe', async (_what, make) =>
  expect(await workGrowth(make, safeHtml, 8_000)).toBeLessThan(MOST_GROWTH),
);
test.each(HTML)('H8 four times as many %s in a dealer’s HTML take no more than linear work to make plain', async (_what, make) =>
  expect(await workGrowth(make, plainText, 8_000)).toBeLessThan(MOST_GROWTH),
);

const post = (words: string) =>
  readPost('posts/a/b.md', `---\ntitle: A\ndate: 2026-01-01\ncategory: News\nsummary: B\n---\n${words}`);
const paragraphs = (piece: string) => repeated(`${piece.repeat(500 / piece.length)}\n\n`);

/** Articles are no longer than 100,000 characters. */
const ARTICLES: readonly Reader[] = [
  ['an article of paragraphs', paragraphs('Words and words. '), renderArticle],
  ['an article of emphasis', paragraphs('__a__'), renderArticle],
  ['an article of links', paragraphs('*[a](b)'), renderArticle],
  ['an article of items', repeated('- a\n\n'), renderArticle],
  ['an article of pictures that are none', repeated('<img>'), renderArticle],
  ['an article of quotes in one another', repeated('>'), renderArticle],
  ['an article of lists in one another', repeated('1. '), renderArticle],
  ['an article of one paragraph', repeated('__a__'), renderArticle],
  ['an article’s lines', repeated('> - a\n'), markdownFault],
  ['an article’s blanks', (size) => `${' '.repeat(size)}- a`, markdownFault],
  ['an article’s rules', (size) => `${'- '.repeat(size / 2)}a`, markdownFault],
  ['an article’s head', (size) => `${'\n---x'.repeat(size / 5)}`, post],
];
test.each(ARTICLES)('H8 four times as much of %s takes no more than linear work', async (_what, make, read) =>
  expect(await workGrowth(make, read, 20_000)).toBeLessThan(MOST_GROWTH),
);

const safe = (size: number) => `<p>${'word <b>bold</b> '.repeat(size / 17)}</p>`;
const STOCK: readonly Reader[] = [
  ['a vehicle’s price', repeated('$,'), (price) => vehicleInput.safeParse(aVehicle({ price }))],
  ['a vehicle’s comments', repeated('a\u0000'), (dealercomments) => vehicleInput.safeParse(aVehicle({ dealercomments }))],
  ['a vehicle’s picture', (size) => `/${'a/'.repeat(size / 2)}"`, (url) => vehicleInput.safeParse(aVehicle({ images: [url] }))],
  ['comments that are folded', safe, (html) => foldedHtml(html, 400)],
  ['comments of opened tags', repeated('<ul><li>'), (html) => foldedHtml(html, 400)],
  ['comments without words', repeated('&nbsp;<br />'), hasWords],
  ['nested comments that were stored', repeated('<ul><li>'), shallowHtml],
  ['comments that are printed', marksOnOneLetter, printableText],
  ['words to be found by', marksOnOneLetter, textWords],
  ['a filter of blanks', (size) => `make:a${' '.repeat(size)}"`, parseSearchFilter],
  ['a filter of terms', repeated('make:MG AND '), parseSearchFilter],
  ['a filter of quotes', repeated('make:" '), parseSearchFilter],
  ['nested JSON', repeated('[{"a":'), jsonShape],
];
test.each(STOCK)('H8 four times as much of %s takes no more than linear work', async (_what, make, read) =>
  expect(await workGrowth(make, read, 8_000)).toBeLessThan(MOST_GROWTH),
);

test('H8 four times as many spellings of one model take no more than linear work to know', async () => {
  const spellings = (count: number) =>
    Array.from({ length: count }, (_, at) => `cx${'-'.repeat(at % 60)}5${'.'.repeat(at / 60)}`);
  const know = (models: readonly string[]) =>
    knownWords({ values: (facet) => (facet === 'model' ? models : []), thisYear: 2026 }).isName('cx');
  expect(await workGrowth(spellings, know, 1_000)).toBeLessThan(MOST_GROWTH);
});

/** Files of invoices are no larger than 16 MB. */
const INVOICES: readonly (readonly [string, Reader[1]])[] = [
  ['lines', repeated('INV-1,A service,100,\n')],
  ['quotes', repeated('""')],
  ['quotes that are not closed', repeated('"a,')],
  ['cells', repeated(',')],
  ['line ends', repeated('\r')],
];

test.each(INVOICES)(
  'H8 four times as many %s in a dealer’s file of invoices take no more than linear work to read',
  async (_what, make) =>
    expect(await workGrowth(make, (text) => readInvoices(`number,for,total,phone\n${text}`), 32_000)).toBeLessThan(MOST_GROWTH),
);
