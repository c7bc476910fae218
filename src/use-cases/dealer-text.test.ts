import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, safeHtml } from '#src/use-cases/dealer-text.ts';

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
test('equipment is bare text', () => {
  expect(plainText('<b>Leather</b> seats &amp; sunroof')).toBe('Leather seats & sunroof');
  expect(plainText('<script>x</script> ')).toBe('');
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
