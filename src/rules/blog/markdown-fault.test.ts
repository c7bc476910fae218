import { expect, test } from 'vitest';
import { markdownFault } from './markdown-fault.ts';

const list = (levels: number) => Array.from({ length: levels }, (_, at) => `${'  '.repeat(at)}- item`).join('\n');

test.each([
  ['6,000 quotes in one another', `Words.\n\n${'>'.repeat(6000)} a`, 'line 3: quotes and lists are nested more than 20 deep'],
  ['quotes with blanks between', '> '.repeat(21), 'line 1: quotes'],
  ['lists on one line', `${'1. '.repeat(3000)}a`, 'line 1: quotes'],
  ['lists and quotes in turn', '- > '.repeat(11), 'line 1: quotes'],
  ['lists by their indents', list(21), 'line 21: quotes'],
  ['lists by tabs', `${'\t'.repeat(10)}- a`, 'line 1: quotes'],
  ['items between the quotes of a line', `>${' '.repeat(40)}> a`, 'line 1: quotes'],
  ['a paragraph that never ends', '__a__'.repeat(2001), 'line 1: there are more than 10000 characters'],
  ['a list that never ends', 'a\n'.repeat(5001), 'line 5001: there are more than 10000 characters'],
])('H8 an article with %s is refused with its line', (_what, markdown, reason) =>
  expect(markdownFault(markdown)).toMatch(new RegExp(`^${reason}`)),
);

test.each([
  ['a list of twelve levels', list(12)],
  ['a reply to a reply', '> > > Words.'],
  ['a line across the page', `${'- '.repeat(60)}\n\n${'* '.repeat(60)}`],
  ['a line across a quote', `> ${'- '.repeat(60)}`],
  ['a table', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(800)}`],
  ['code with wide indents', `\`\`\`\n${' '.repeat(60)}return a > b;\n\`\`\``],
  ['many paragraphs', `${'Words and words.\n\n'.repeat(5000)}`],
  ['lines of Windows', 'Words\r\n\r\n'.repeat(5000)],
])('H8 an article with %s is rendered', (_what, markdown) => expect(markdownFault(markdown)).toBeNull());
