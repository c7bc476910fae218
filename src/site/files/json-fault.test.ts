import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(text, error);
  }
  throw new Error('It is JSON.');
}

const SECRET = 'zebra-quagga-okapi-kudu-eland';

test.each([
  ['without quotes', `{\n  "slug": "harbour",\n  "leadWebhookSecret": ${SECRET}\n}`, 'line 3: text must be in double quotes'],
  ['in single quotes', `{\n  "leadWebhookSecret": '${SECRET}'\n}`, 'line 2: text must be in double quotes'],
  ['in a short file', `{"a":${SECRET}}`, 'line 1: text must be in double quotes'],
  ['with a quote too many', `{\n  "leadWebhookSecret": "${SECRET}" ${SECRET}"\n}`, 'a comma is missing after line 2'],
  ['with a quote too few', `{\n  "leadWebhookSecret": "${SECRET}\n}`, 'line 2: a quote is not closed'],
  ['behind the end', `{}\n${SECRET}`, 'line 2: there is something after the last } or ]'],
])('H10.4 a secret that was written %s is not repeated in what is said about it', (_how, text, said) => {
  const fault = faultOf(text);
  expect(fault).toContain(said);
  // Not even a part of it that could be told from an ordinary word.
  for (let at = 0; at + 4 <= SECRET.length; at += 1) expect(fault).not.toContain(SECRET.slice(at, at + 4));
});

test('P4 a comment and a missing value are told with their line', () => {
  expect(faultOf('{\n  "a": 1,\n  // why\n  "b": 2\n}')).toContain('line 3: ');
  expect(faultOf('{\n  "a": 1,\n  "b": /* why */ 2\n}')).toBe('it is not JSON: line 3: JSON has no comments; remove it');
  expect(faultOf('{\n  "a": 1,\n  "b": ,\n  "c": 2\n}')).toBe('it is not JSON: line 3: , is not expected here');
});
