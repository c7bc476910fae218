import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords } from './csv-records.ts';

async function* inParts(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function recordsOf(text: string, size: number): Promise<string[][] | 'refused'> {
  try {
    return (await Array.fromAsync(csvRecords(inParts(text, size), ','))).flat();
  } catch {
    return 'refused';
  }
}

function parserSays(text: string): string[][] | 'refused' {
  try {
    return parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    return 'refused';
  }
}

describe('csvRecords', () => {
  it('J7: whatever a file holds and however it is cut up, its records are those of the parser', async () => {
    const piece = fc.constantFrom(
      'a',
      'b c',
      ',',
      ',',
      '"',
      '""',
      '\n',
      '\r\n',
      '\r',
      ' ',
      '"x,y"',
      '"one\ntwo"',
      '19" rims',
      '"say ""hi"""',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
        const text = pieces.join('');
        expect(await recordsOf(text, size)).toEqual(parserSays(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
