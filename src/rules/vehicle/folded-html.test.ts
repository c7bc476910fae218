import { expect, test } from 'vitest';
import { htmlDepth } from '#tests/factories/html-depth.ts';
import { foldedHtml, hasWords } from './folded-html.ts';

const shown = (html: string) => html.replaceAll(/<(\w+) class="fold__rest"[^>]*>[\s\S]*?<\/\1>|<br class="fold__rest" \/>/g, '');
const bare = (html: string) => html.replaceAll(/<span class="fold__dots">…<\/span>|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

test('V5.1 words of 400 characters are shown whole', () => {
  const html = `<p>${'nine char '.repeat(40).trim()}</p>`;
  expect(foldedHtml(html, 400)).toEqual({ html, isFolded: false });
});

test('V5.1 what comes after the limit is folded away at the end of a word, and all of it is still there', () => {
  const { html, isFolded } = foldedHtml('<p>One owner and two keys.</p>', 12);
  expect(isFolded).toBe(true);
  expect(html).toBe('<p>One owner<span class="fold__dots">…</span> <span class="fold__rest">and two keys.</span></p>');
});

test('V5.1 whole elements after the cut are folded away whole, and those that were begun before it keep their head', () => {
  const { html } = foldedHtml('<p>One owner from new</p><ul><li>Two <b>keys</b></li></ul><p>More</p>', 12);
  expect(html).toContain('<ul class="fold__rest"><li>Two <b>keys</b></li></ul><p class="fold__rest">More</p>');
  expect(bare(shown(html)).trim()).toBe('One owner');
});

test('V5.1 a cut between two paragraphs leaves nothing cut short', () =>
  expect(foldedHtml('<p>One owner</p><p>Two keys</p>', 10).html).toBe('<p>One owner</p><p class="fold__rest">Two keys</p>'));

test('V5.1 a cut between two sentences leaves nothing cut short', () =>
  expect(foldedHtml('<p>One owner. Two keys.</p>', 12).html).toBe('<p>One owner. <span class="fold__rest">Two keys.</span></p>'));

test('V5.1 a word that is partly bold is not cut', () =>
  expect(bare(shown(foldedHtml('<p>One un<b>believable</b> owner</p>', 8).html)).trim()).toBe('One'));

test('V5.1 a letter that is written as an entity counts as one and is never cut', () => {
  expect(foldedHtml('&amp;&amp;&amp; &lt;&gt;', 6).isFolded).toBe(false);
  expect(foldedHtml('&amp;&amp;&amp; &lt;&gt;', 5).html).toContain('<span class="fold__rest">&lt;&gt;</span>');
});

test('V5.1 a first word that is longer than the limit is shown whole', () => {
  expect(foldedHtml('x'.repeat(500), 400).isFolded).toBe(false);
  expect(bare(shown(foldedHtml(`${'x'.repeat(500)} y`, 400).html)).trim()).toBe('x'.repeat(500));
});

test('V5.1 lines without paragraphs are folded with their breaks', () =>
  expect(foldedHtml('One owner<br />Two keys<br />Three', 11).html).toBe(
    'One owner<br /><span class="fold__rest">Two keys</span><br class="fold__rest" /><span class="fold__rest">Three</span>',
  ));

test('V5.1 a hundred thousand characters lose none of their words', () => {
  const html = `<p>${'word <b>bold</b> '.repeat(10_000)}</p>`;
  const folded = foldedHtml(html, 400);
  expect(bare(folded.html)).toBe(bare(html));
  expect(bare(shown(folded.html)).trim().length).toBeLessThanOrEqual(400);
});

test.each(['', '<p></p>', '---', '<p>***</p><br />', ' | ', '<p>&nbsp;</p>', '· · ·'])('V5.2 %j says nothing', (html) =>
  expect(hasWords(html)).toBe(false),
);

test.each(['<p>One owner</p>', '5', '一'])('V5.2 %j says something', (html) => expect(hasWords(html)).toBe(true));

test('H8 comments that were stored 900 deep are shown no deeper than a page can be, folded or not', () => {
  const stored = `${'<ul><li>'.repeat(450)}${'word '.repeat(200)}${'</li></ul>'.repeat(450)}`;
  for (const limit of [400, 10_000]) {
    const { html } = foldedHtml(stored, limit);
    // A fold adds a level of its own.
    expect(htmlDepth(html)).toBeLessThanOrEqual(51);
    expect(html.match(/word/g)).toHaveLength(200);
  }
});
