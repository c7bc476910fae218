import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

test('N4h an article’s Markdown is headings, lists, links and pictures', () =>
  expect(
    articleHtml('# Big\n\n- one\n- **two**\n\n[stock](/search/toyota)\n\n![A ute](/images/ute-a/f34?paint=ffffff&x=1)'),
  ).toBe(
    '<h2>Big</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n<p><a href="/search/toyota">stock</a></p>\n' +
      '<p><img src="/images/ute-a/f34?paint=ffffff&amp;x=1" alt="A ute" loading="lazy" /></p>',
  ));

test('N4i a link that leaves the site says that it vouches for nobody; one that stays does not', () => {
  expect(articleHtml('[a](https://elsewhere.example/)')).toBe(
    '<p><a href="https://elsewhere.example/" rel="nofollow noopener">a</a></p>',
  );
  expect(articleHtml('[a](/finance)')).toBe('<p><a href="/finance">a</a></p>');
});

test.each([
  ['a script', 'Hi<script>steal()</script>', '<p>Hi</p>'],
  ['an event', '<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="position:fixed" class="x">Hi</p>', '<p>Hi</p>'],
  ['a link to a script', '[a](javascript:steal())', '<p><a>a</a></p>'],
  ['a link without a scheme to elsewhere', '<a href="//elsewhere.example">a</a>', '<p><a>a</a></p>'],
  ['a picture that is not asked for safely', 'Hi ![x](http://elsewhere.example/x.png)', '<p>Hi </p>'],
  ['a frame', 'Hi<iframe src="https://elsewhere.example"></iframe>', '<p>Hi</p>'],
])('N4j %s in an article is dropped', (_what, markdown, html) => expect(articleHtml(markdown)).toBe(html));

test('N4k no article leaves anything behind that acts', () => {
  const nasty = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=1>',
    '[a](javascript:1)',
    '![a](data:x)',
    '<svg/onload=1>',
    '<a href=jav&#x61;script:1>',
    '`',
    '"',
    "'",
    '<',
    '>',
    '<!--',
    '\n\n',
    '# ',
    'a',
    '](',
    '<p style=x>',
  );
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 20 }), (parts) => {
      expect(articleHtml(parts.join(''))).not.toMatch(
        /<script|<svg|<[a-z][^>]*\s(?:on\w+|style)=|(?:href|src)="\s*(?:javascript|data|vbscript):/i,
      );
    }),
  );
});
