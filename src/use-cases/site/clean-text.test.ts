import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlDepth } from '#tests/factories/html-depth.ts';
import { plainText, safeHtml } from './clean-text.ts';

test('plain formatting of a dealer’s comments is kept', () => {
  expect(safeHtml('<p class="x">One <b>owner</b></p><ul><li>Log books</li></ul>')).toBe(
    '<p>One <b>owner</b></p><ul><li>Log books</li></ul>',
  );
});
test('script, links, events and styles in a dealer’s comments are dropped', () => {
  const html = safeHtml(
    '<p onclick="steal()" style="x">Nice</p><script>steal()</script><a href="javascript:steal()">car</a><img src=x onerror=steal()>',
  );
  expect(html).toBe('<p>Nice</p>car');
});
test('lines of a comment without markup stay lines', () =>
  expect(safeHtml('One owner\r\nLog books & 2 < 3 keys')).toBe('One owner<br />Log books &amp; 2 &lt; 3 keys'));
test('W5 words of two paragraphs, lines or points are not one word in bare text', () =>
  expect(plainText('<p>A camera.</p><p class="x">Two keys</p>both<br>books<ul><li>One</li><li>Two</li></ul>')).toBe(
    'A camera. Two keys both books One Two',
  ));
test('equipment is bare text', () => {
  expect(plainText('<b>Leather</b> seats &amp; sunroof')).toBe('Leather seats & sunroof');
  expect(plainText('<script>x</script> ')).toBe('');
});
test('J8 equipment without markup keeps its words, with one space between them', () => {
  const piece = fc.constantFrom('Alloy', 'wheels', '18"', ' ', '  ', '\u00a0', '\t', '\r\n', '\u2003', 'é', '🚐');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      expect(plainText(text)).toBe(text.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});
test('no text leaves a tag with an attribute, or a script, behind', () => {
  const nasty = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=1>',
    '<p onload=1>',
    '<svg/onload=1>',
    '"',
    "'",
    '<',
    '>',
    '<!--',
    'a',
  );
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 20 }), (parts) => {
      expect(safeHtml(parts.join(''))).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|b|strong|i|em|u|h3|h4)(?: \/)?>)/);
    }),
  );
});

test('H8 a dealer’s comments nested 150 deep are kept with their words, no deeper than a page can be', () => {
  const html = safeHtml(`<p>Before</p>${'<ul><li>'.repeat(75)}One owner${'</li></ul>'.repeat(75)}<p>After</p>`);
  expect(htmlDepth(html)).toBe(50);
  expect(html).toMatch(/^<p>Before<\/p>.*One owner.*<p>After<\/p>$/);
});
test('H8 of a dealer’s comments nested 900 deep the words are kept', () => {
  const html = safeHtml(`<p>Before</p>${'<ul><li>'.repeat(450)}One owner &amp; log books${'</li></ul>'.repeat(450)}<p>After</p>`);
  expect(html.replaceAll(/\s+/g, ' ')).toBe('Before One owner &amp; log books After');
});
test('H8 equipment nested 900 deep is still bare text', () =>
  expect(plainText(`${'<b>'.repeat(900)}Leather &amp; sunroof`)).toBe('Leather & sunroof'));
