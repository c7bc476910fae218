import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlDepth } from '#tests/factories/html-depth.ts';
import { renderArticle, withinTime } from './render-article.ts';

const htmlOf = (markdown: string): string => {
  const made = renderArticle(markdown);
  return made.ok ? made.html : made.reason;
};

test('N4h an article’s Markdown is headings, lists, links and pictures', () =>
  expect(htmlOf('# Big\n\n- one\n- **two**\n\n[stock](/search/toyota)\n\n![A ute](/images/ute-a/f34?paint=ffffff&x=1)')).toBe(
    '<h2>Big</h2>\n<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>\n<p><a href="/search/toyota">stock</a></p>\n' +
      '<p><img src="/images/ute-a/f34?paint=ffffff&amp;x=1" alt="A ute" loading="lazy" /></p>',
  ));

test('N4i a link that leaves the site says that it vouches for nobody; one that stays does not', () => {
  expect(htmlOf('[a](https://elsewhere.example/)')).toBe(
    '<p><a href="https://elsewhere.example/" rel="nofollow noopener">a</a></p>',
  );
  expect(htmlOf('[a](/finance)')).toBe('<p><a href="/finance">a</a></p>');
});

test.each([
  ['a script', 'Hi<script>steal()</script>', '<p>Hi</p>'],
  ['an event', '<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="position:fixed" class="x">Hi</p>', '<p>Hi</p>'],
  ['a link to a script', '[a](javascript:steal())', '<p><a>a</a></p>'],
  ['a link without a scheme to elsewhere', '<a href="//elsewhere.example">a</a>', '<p><a>a</a></p>'],
  ['a picture that is not asked for safely', 'Hi ![x](http://elsewhere.example/x.png)', '<p>Hi </p>'],
  ['a frame', 'Hi<iframe src="https://elsewhere.example"></iframe>', '<p>Hi</p>'],
])('N4j %s in an article is dropped', (_what, markdown, html) => expect(htmlOf(markdown)).toBe(html));

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
      expect(htmlOf(parts.join(''))).not.toMatch(
        /<script|<svg|<[a-z][^>]*\s(?:on\w+|style)=|(?:href|src)="\s*(?:javascript|data|vbscript):/i,
      );
    }),
  );
});

test('H8 an article with 6,000 quotes in one another is refused with its line and the reason', () =>
  expect(renderArticle(`Words.\n\n${'>'.repeat(6000)} deep`)).toEqual({
    ok: false,
    reason: 'line 3: quotes and lists are nested more than 20 deep',
  }));

test('H8 an article whose emphasis is nested beyond what the library can read is refused', () =>
  expect(renderArticle(`${'*'.repeat(4900)}a${'*'.repeat(4900)}`)).toEqual({
    ok: false,
    reason: 'it cannot be rendered: its emphasis or links are nested too deeply',
  }));

test('H8 an article that takes too long is stopped and refused', () => {
  const slow = `${'__a__'.repeat(1900)}\n\n`.repeat(10);
  expect(renderArticle(slow, 10)).toEqual({ ok: false, reason: 'it takes longer than 0.01 seconds to render' });
});

test('H8 HTML in an article is nested no deeper than a page can be, and keeps its words', () => {
  const html = htmlOf(`${'<blockquote>'.repeat(150)}Words${'</blockquote>'.repeat(150)}`);
  expect(htmlDepth(html)).toBe(50);
  expect(html).toContain('Words');
});

test('H8 an article whose HTML is nested 900 deep is refused', () =>
  expect(renderArticle('<blockquote>'.repeat(800) + '<b>'.repeat(100))).toEqual({
    ok: false,
    reason: 'its HTML is nested too deeply',
  }));

test('H8 a link or a picture that only looks like one of this site is dropped from an article', () => {
  expect(htmlOf('<a href="/\\evil.example">a</a>')).toBe('<p><a>a</a></p>');
  expect(htmlOf('Hi<img src="/\\evil.example/x.png">')).toBe('<p>Hi</p>');
});

test('H8 work that is done in time gives its value', () => expect(withinTime(() => 'done', 60_000)).toEqual({ value: 'done' }));

test('H8 work that would never end is stopped, and the next is done', () => {
  const endless = () => {
    for (;;);
  };
  expect(withinTime(endless, 10)).toBeNull();
  expect(withinTime(() => 'next', 60_000)).toEqual({ value: 'next' });
});

test('H8 a pattern that would never end is stopped', () =>
  expect(withinTime(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`), 10)).toBeNull());

test('H8 work that fails fails as it would by itself', () => {
  const fault = new RangeError('no');
  const failing = () => {
    throw fault;
  };
  expect(() => withinTime(failing, 60_000)).toThrow(fault);
});
