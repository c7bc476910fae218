import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { LONGEST_ROW } from './feed-row.ts';

const [QUOTE, NEWLINE, RETURN] = [34, 10, 13];

/**
 * The records of comma-separated text, some at a time. Records that keep to the rules are taken apart here, ten times as fast as the parser does
 * it; from the first that does not, the parser reads all that follows, because only it knows what dealers' quotes may mean.
 */
export async function* csvRecords(texts: AsyncGenerator<string>, delimiter: string): AsyncGenerator<string[][]> {
  const mark = delimiter.charCodeAt(0);
  let rest = '';
  for await (const text of texts) {
    const { records, end, isOdd } = split(rest + text, mark);
    yield records;
    rest = (rest + text).slice(end);
    if (isOdd || rest.length > LONGEST_ROW) {
      yield* parsed(following(rest, texts), delimiter);
      return;
    }
  }
  // The last record may end without a line of its own.
  if (rest !== '') yield* parsed(following(rest, texts), delimiter);
}

async function* following(rest: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield rest;
  yield* texts;
}

async function* parsed(texts: AsyncGenerator<string>, delimiter: string): AsyncGenerator<string[][]> {
  const parser = Readable.from(texts).pipe(
    parse({
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: LONGEST_ROW,
    }),
  );
  for await (const record of parser) yield [record as string[]];
}

interface Split {
  readonly records: string[][];
  /** Where the first record begins that is not among them. */
  readonly end: number;
  /** Whether that one breaks the rules; else it only goes on in the text that follows. */
  readonly isOdd: boolean;
}

/** Takes whole records apart: cells are bare, or quoted from end to end with quotes in them doubled. Blank lines are none. */
function split(text: string, mark: number): Split {
  const records: string[][] = [];
  let [begin, at, cells]: [number, number, string[]] = [0, 0, []];
  while (at < text.length) {
    const next = text.charCodeAt(at) === QUOTE ? quoted(text, at, cells) : bare(text, { at, mark, cells });
    if (next === GOES_ON) break;
    const code = text.charCodeAt(next);
    if (code === mark) at = next + 1;
    else if (code === NEWLINE || code === RETURN) {
      if (cells.length > 1 || next > begin) {
        if (next - begin > LONGEST_ROW) return { records, end: begin, isOdd: true };
        records.push(cells);
      }
      [begin, at, cells] = [next + 1, next + 1, []];
    } else return { records, end: begin, isOdd: true };
  }
  return { records, end: begin, isOdd: false };
}

/** The text ends before the cell does. */
const GOES_ON = -1;

/** Takes a quoted cell; returns where it ends. */
function quoted(text: string, at: number, cells: string[]): number {
  let end = text.indexOf('"', at + 1);
  let isDoubled = false;
  while (end >= 0 && text.charCodeAt(end + 1) === QUOTE) {
    isDoubled = true;
    end = text.indexOf('"', end + 2);
  }
  // A quote at the very end may be the first of two.
  if (end < 0 || end + 1 >= text.length) return GOES_ON;
  const cell = text.slice(at + 1, end);
  cells.push(isDoubled ? cell.replaceAll('""', '"') : cell);
  return end + 1;
}

/** Takes a cell without quotes, or with some in the middle of it; returns where it ends. */
function bare(text: string, { at, mark, cells }: { at: number; mark: number; cells: string[] }): number {
  let end = at;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === mark || code === NEWLINE || code === RETURN) {
      cells.push(text.slice(at, end));
      return end;
    }
  }
  return GOES_ON;
}
