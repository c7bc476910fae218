import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlDepth } from '#tests/factories/html-depth.ts';
import { shallowHtml } from './shallow-html.ts';

const nested = (levels: number, words = 'One owner') =>
  `${'<ul><li>'.repeat(levels / 2)}${words}${'</li></ul>'.repeat(levels / 2)}`;

test('H8 HTML that was stored 900 deep is shown no deeper than a page can be, with all its words', () => {
  const shown = shallowHtml(`<p>Before</p>${nested(900)}<p>After<br />all</p>`);
  expect(htmlDepth(shown)).toBe(50);
  expect(shown).toBe(`<p>Before</p>${nested(50)}<p>After<br />all</p>`);
});

test('H8 HTML of an ordinary depth is shown as it is', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 8 },
      fc.constantFrom('words', 'a &lt; b', '<br />', '<img src="/a.jpg" alt="a &gt; b" />'),
      fc.tuple(fc.constantFrom('p', 'b', 'ul', 'h3'), tie('tree'), tie('tree')).map(([tag, a, b]) => `<${tag}>${a}${b}</${tag}>`),
    ),
  }));
  fc.assert(
    fc.property(tree, (html) => {
      expect(shallowHtml(html)).toBe(html);
    }),
  );
});
