import fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { inMarkdown } from './in-markdown.ts';

test('W6 words stay words in Markdown, however they are written', () => {
  expect(inMarkdown('Sales & Service')).toBe('Sales & Service');
  expect(inMarkdown('A [link](https://evil.example)\n# Heading')).toBe('A \\[link\\](https://evil.example) \\# Heading');
});

const MARKS = Array.from('[]()<>#*_`~!\\\n -+=a:');

test('W6 whatever a text says, it makes no link, heading, list or markup in a list of links', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...MARKS) })), (text) => {
      const html = marked.parse(`- [x](https://dealer.example/): ${inMarkdown(text)}\n`, { async: false, gfm: false });
      expect(html.match(/<\w+/g)).toEqual(['<ul', '<li', '<a']);
    }),
  ));
