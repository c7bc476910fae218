import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greetingName } from '#src/rules/leads/greeting-name.ts';

test.each([
  'Sam',
  'Anne-Marie',
  "O'Brien",
  'O’Brien',
  'José',
  'Zoë',
  'Nguyễn',
  'Łukasz',
  'Юлия',
  'Ελένη',
  '小明',
  'さくら',
  '민준',
  'प्रिया',
  'محمد',
])('H9 a letter greets %s by name', (name) => expect(greetingName(name)).toBe(name));

test.each([
  ['  Sam  ', 'Sam'],
  ['Sam Lee', 'Sam'],
  ['Click here', 'Click'],
  ['Sam\r\nBcc: victim@example.com', 'Sam'],
  ['Jose\u0301', 'José'],
  ['Ｓａｍ', 'Sam'],
])('H9.6 of %j only the first word is used: %j', (typed, name) => expect(greetingName(typed)).toBe(name));

test.each([
  '',
  '   ',
  'http://evil.example',
  'evil.com',
  'evil\u2024com',
  'evil．com',
  'evil\ua4f8com',
  'evil\u01c3com',
  'URGENT:',
  'a/b',
  'a@b',
  'Sam1',
  '0400000001',
  'Sam\u202e',
  'S\u200bam',
  '\u202eeeL maS',
  '<b>Sam</b>',
  '-Sam',
  "'Sam'",
  'Click-here-now',
  'Sаm',
  'e\u0316\u0317\u0318\u0319vil',
  'x'.repeat(21),
  '😀',
])('H9.6 %j is no name to greet by', (typed) => expect(greetingName(typed)).toBeNull());

/** Whatever a stranger may type, with more pieces of links, directions and sentences than chance would give. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('http', '://', 'evil', '.', 'com', '/', '@', ' ', '-', "'", '\r\n', '\u202e', '\ua4f8', 'Sam', 'é', '7'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('H9.6 whatever was typed, a greeting holds no link, digit, control character or second word, and is short', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const name = greetingName(text) ?? '';
      expect(name).not.toMatch(/[\d./\\:@#?&=<>\s]|\p{C}|\p{Z}|\p{Bidi_Control}/u);
      expect(name).toMatch(/^(?:[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)?$/u);
      expect(Array.from(name).length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 2000 },
  );
});

test('H9 a greeting is among what was typed, and greeting by it again changes nothing', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const name = greetingName(text);
      if (name === null) return;
      expect(text.normalize('NFKC')).toContain(name);
      expect(greetingName(name)).toBe(name);
    }),
  );
});
