import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { LONGEST_ROW } from './feed-row.ts';

const [QUOTE, NEWLINE, RETURN] = [34, 10, 13];

/** A record of comma-separated text. Its cells are made when they are asked for: most rows of most files are told by what stands in the file. */
export interface CsvRecord {
  readonly length: number;
  /** A cell, or '' where the record has ended before it. */
  cell(at: number): string;
  /** The cells from one to another in one text, which is another one whenever one of the cells is. */
  span(from: number, to: number): string;
}

/**
 * The records of comma-separated text, some at a time. Records that keep to the rules are taken apart here, ten times as fast as the parser does
 * it; from the first that does not, the parser reads all that follows, because only it knows what dealers' quotes may mean.
 */
export async function* csvRecords(texts: AsyncGenerator<string>, delimiter: string): AsyncGenerator<CsvRecord[]> {
  const mark = delimiter.charCodeAt(0);
  let rest = '';
  for await (const text of texts) {
    const whole = rest + text;
    const { records, end, isOdd } = split(whole, mark);
    yield records;
    rest = whole.slice(end);
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

async function* parsed(texts: AsyncGenerator<string>, delimiter: string): AsyncGenerator<CsvRecord[]> {
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
  for await (const record of parser) yield [new ParsedRecord(record as string[])];
}

class ParsedRecord implements CsvRecord {
  readonly length: number;
  readonly #cells: readonly string[];

  constructor(cells: readonly string[]) {
    this.length = cells.length;
    this.#cells = cells;
  }

  cell(at: number): string {
    return this.#cells[at] ?? '';
  }

  /** No file's text has a zero byte, so that no cell of the parser's can pass for one that still has its quotes. */
  span(from: number, to: number): string {
    return `\0${this.#cells.slice(from, to + 1).join('\0')}`;
  }
}

/** A shorter text is always cut out as one of its own. */
const LEAST_SLICE = 13;

/** A piece of a text that may be kept for long: the engine keeps the whole of a text for as long as a slice of it is there. */
const cut = (text: string, begin: number, end: number): string =>
  end - begin < LEAST_SLICE ? text.slice(begin, end) : ` ${text.slice(begin, end)}`.slice(1);

/** A record that keeps to the rules, where it stands in the text. */
class StandingRecord implements CsvRecord {
  readonly length: number;
  readonly #text: string;
  /** Where the cells of this record and its neighbours end. */
  readonly #ends: readonly number[];
  readonly #begin: number;
  /** Which of the ends is that of its first cell. */
  readonly #first: number;

  constructor(text: string, of: { readonly ends: readonly number[]; readonly begin: number; readonly first: number }) {
    this.#text = text;
    this.#ends = of.ends;
    this.#begin = of.begin;
    this.#first = of.first;
    this.length = of.ends.length - of.first;
  }

  cell(at: number): string {
    if (at >= this.length) return '';
    const [begin, end] = [this.#beginOf(at), this.#endOf(at)];
    if (this.#text.charCodeAt(begin) !== QUOTE || begin === end) return cut(this.#text, begin, end);
    const cell = cut(this.#text, begin + 1, end - 1);
    return cell.includes('"') ? cell.replaceAll('""', '"') : cell;
  }

  span(from: number, to: number): string {
    return from >= this.length ? '' : this.#text.slice(this.#beginOf(from), this.#endOf(Math.min(to, this.length - 1)));
  }

  #beginOf(at: number): number {
    return at === 0 ? this.#begin : this.#endOf(at - 1) + 1;
  }

  #endOf(at: number): number {
    return this.#ends[this.#first + at] ?? this.#text.length;
  }
}

interface Split {
  readonly records: CsvRecord[];
  /** Where the first record begins that is not among them. */
  readonly end: number;
  /** Whether that one breaks the rules; else it only goes on in the text that follows. */
  readonly isOdd: boolean;
}

/** Takes whole records apart: cells are bare, or quoted from end to end with quotes in them doubled. Blank lines are none. */
function split(text: string, mark: number): Split {
  const [records, ends]: [CsvRecord[], number[]] = [[], []];
  let [begin, first, at] = [0, 0, 0];
  while (at < text.length) {
    const next = text.charCodeAt(at) === QUOTE ? quotedEnd(text, at) : bareEnd(text, at, mark);
    if (next === GOES_ON) break;
    const code = text.charCodeAt(next);
    if (code === mark) {
      ends.push(next);
      at = next + 1;
    } else if (code === NEWLINE || code === RETURN) {
      if (ends.length > first || next > begin) {
        if (next - begin > LONGEST_ROW) return { records, end: begin, isOdd: true };
        ends.push(next);
        records.push(new StandingRecord(text, { ends, begin, first }));
      }
      [begin, first, at] = [next + 1, ends.length, next + 1];
    } else return { records, end: begin, isOdd: true };
  }
  return { records, end: begin, isOdd: false };
}

/** The text ends before the cell does. */
const GOES_ON = -1;

/** Where a quoted cell ends. */
function quotedEnd(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text.charCodeAt(end + 1) === QUOTE) end = text.indexOf('"', end + 2);
  // A quote at the very end may be the first of two.
  return end < 0 || end + 1 >= text.length ? GOES_ON : end + 1;
}

/** Where a cell ends that has no quotes, or some in the middle of it. */
function bareEnd(text: string, at: number, mark: number): number {
  for (let end = at; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === mark || code === NEWLINE || code === RETURN) return end;
  }
  return GOES_ON;
}
