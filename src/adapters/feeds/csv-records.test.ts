import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRecord, csvRecords } from './csv-records.ts';

async function* inParts(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const cellsOf = (record: CsvRecord): string[] => Array.from({ length: record.length }, (_, at) => record.cell(at));

async function recordsOf(text: string, size: number): Promise<string[][] | 'refused'> {
  try {
    return (await Array.fromAsync(csvRecords(inParts(text, size), ','))).flat().map(cellsOf);
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

/** What collects all garbage at once. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
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

  it('J8: cells that differ have spans that differ, whoever has read them', async () => {
    const cell = fc.constantFrom('', 'a', 'b', '"a"', '"a,b"', '"""a"""', '"a""b"', 'a"b', ' ');
    const line = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => cells.join(','));
    // From the line with an open quote on, the parser reads.
    const lines = fc.array(fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: fc.constant('"x"y') }), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.nat(2), fc.nat(2), async (texts, from, more) => {
        const records = (await Array.fromAsync(csvRecords(inParts(`${texts.join('\n')}\n`, 50), ','))).flat();
        const meaning = new Map<string, string>();
        for (const record of records) {
          const cells = JSON.stringify(Array.from({ length: more + 1 }, (_, at) => record.cell(from + at)));
          const span = record.span(from, from + more);
          expect(meaning.get(span) ?? cells).toBe(cells);
          meaning.set(span, cells);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('J7: what is kept of a cell does not keep the rest of the file in memory', async () => {
    const collect = collector();
    const parts = 200;
    async function* file(): AsyncGenerator<string> {
      for (let at = 0; at < parts; at += 1)
        yield `STOCK-NUMBER-${10_000 + at},"COMMENT-${10_000 + at}-ABC",${'x'.repeat(100_000)}\n`;
    }
    collect();
    const before = process.memoryUsage().heapUsed;
    const kept: string[] = [];
    for await (const records of csvRecords(file(), ',')) for (const record of records) kept.push(record.cell(0), record.cell(1));
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan((parts * 100_000) / 4);
    expect(kept.slice(-2)).toEqual(['STOCK-NUMBER-10199', 'COMMENT-10199-ABC']);
  });
});
