import { describe, expect, test } from 'vitest';
import { codeTexts } from './code-texts.ts';
import { isForPeople } from './is-for-people.ts';
import { proseTexts } from './prose-texts.ts';

describe('the list of texts that people read', () => {
  test('has strings, templates and the text between tags, each with its line', () => {
    const source = [
      "import { x } from './Some File.ts';",
      "const heading: 'A type' = 'Book a service';",
      `const told = \`You saved $${'{count}'} cars.\`;`,
      'const page = <p className="text-lg font-semibold" title="Close the menu">',
      '  Call <b>{phone}</b> today',
      '</p>;',
    ].join('\n');
    expect(codeTexts('a.tsx', source)).toEqual([
      { line: 2, text: 'Book a service' },
      { line: 3, text: 'You saved {…} cars.' },
      { line: 4, text: 'Call {…} today' },
      { line: 4, text: 'Close the menu' },
    ]);
  });

  test('has each side of a choice', () => {
    const texts = codeTexts('a.ts', "const told = [`Open at ten`, isLate ? 'again tomorrow' : 'right now'];");
    expect(texts.map(({ text }) => text)).toEqual(['Open at ten', 'again tomorrow', 'right now']);
  });

  test('has the values of a site file, and not its keys', () => {
    expect(codeTexts('sites/a.json', '{\n  "Some key": "x",\n  "heading": "Who we are"\n}')).toEqual([
      { line: 3, text: 'Who we are' },
    ]);
  });

  test('has the lines of an article', () => {
    expect(proseTexts('---\ntitle: A test\n---\n\nIt tows well.')).toEqual([
      { line: 2, text: 'title: A test' },
      { line: 5, text: 'It tows well.' },
    ]);
  });

  test('leaves out queries', () => {
    expect(codeTexts('a.ts', 'const rows = sql<Row>`select Name from lead`;')).toEqual([]);
  });
});

test.each(['Ring', 'Print', 'days ago', 'Please enter a postcode.', '"{…}" is not a switch'])(
  '“%s” is a text for people',
  (text) => {
    expect(isForPeople(text)).toBe(true);
  },
);

test.each([
  'price-desc',
  'flex gap-2 md:grid',
  'hidden text-sm/6 sm:block',
  'select id from lead',
  '/api/leads',
  'camelCase',
  '{…}-{…}',
])('“%s” is a text for programs', (text) => {
  expect(isForPeople(text)).toBe(false);
});
