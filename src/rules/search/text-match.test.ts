import { expect, test } from 'vitest';
import { allowedErrors, isWithinErrors } from '#src/rules/search/text-match.ts';
import { textChunks, textWords } from './text-match.ts';

test.each([
  ['ute', 0],
  ['golf', 1],
  ['corolla', 1],
  ['mitsubis', 2],
  ['volkswagen', 2],
  ['rav4', 0],
  ['cx5', 0],
  ['жигули', 0],
])('S9.3 %s is forgiven %i typing errors', (word, errors) => expect(allowedErrors(word)).toBe(errors));
test.each([
  ['corola', 'corolla', 'a letter too few'],
  ['coroolla', 'corolla', 'a letter too many'],
  ['corilla', 'corolla', 'a wrong letter'],
  ['corlola', 'corolla', 'two letters swapped'],
  ['corolla', 'corolla', 'none'],
])('S9.3 %s is %s with one error: %s', (typed, meant) => expect(isWithinErrors(typed, meant, 1)).toBe(true));
test.each([
  ['crola', 'corolla', 1],
  ['golf', 'gold', 0],
  ['abcd', 'dcba', 2],
  // A swapped letter is not changed once more: this takes three errors.
  ['ca', 'abc', 2],
  ['toyota', 'mazda', 2],
  ['t', 'toyota', 2],
])('S9.3 %s is not %s with %i errors', (typed, meant, errors) => expect(isWithinErrors(typed, meant, errors)).toBe(false));
test('S9.3 two errors may lie anywhere', () => {
  expect(isWithinErrors('vlokswagn', 'volkswagen', 2)).toBe(true);
  expect(isWithinErrors('olkswage', 'volkswagen', 2)).toBe(true);
});

test.each([
  ['HiLux', ['hilux']],
  ['CX-5', ['cx', '5', 'cx5']],
  ['LT1 (4x4)', ['lt1', '4x4']],
  ['Café Noir', ['cafe', 'noir']],
  ['Škoda', ['skoda']],
  ['５-door', ['5', 'door', '5door']],
  ['white white', ['white']],
  ['- / !', []],
  ['', []],
])('S9a %j is found by %j', (text, words) => expect(textWords(text)).toEqual(words));
test('S9b what stands between two blanks is one chunk, with its parts and the word they make together', () => {
  expect(textChunks(' gt-line  7 ')).toEqual([
    { joined: 'gtline', parts: ['gt', 'line'] },
    { joined: '7', parts: ['7'] },
  ]);
});
