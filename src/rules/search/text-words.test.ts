import { expect, test } from 'vitest';
import { textChunks, textWords } from '#src/rules/search/text-words.ts';

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
