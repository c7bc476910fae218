/** A record of a file of comma-separated values, with the line that it begins at. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads comma-separated values (RFC 4180): cells may be quoted, and then hold commas, quotes and line breaks. Empty lines are left out. Throws for a quote that is never closed. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const source = text.replace(/^\uFEFF/, '');
  let [line, begins, at] = [1, 1, 0];
  let cells: string[] = [];
  while (at < source.length) {
    let cell = '';
    if (source[at] === '"') {
      const from = at + 1;
      let end = source.indexOf('"', from);
      while (end !== -1 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
      if (end === -1) throw new SyntaxError(`line ${line}: a quote is never closed`);
      cell = source.slice(from, end).replaceAll('""', '"');
      line += cell.split('\n').length - 1;
      at = end + 1;
    }
    const rest = /[^,\r\n]*/y;
    rest.lastIndex = at;
    const plain = rest.exec(source)?.[0] ?? '';
    cells.push(cell + plain);
    at += plain.length;
    if (source[at] === ',') {
      at += 1;
      if (at < source.length) continue;
      cells.push('');
    }
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: begins, cells };
    cells = [];
    line += 1;
    begins = line;
  }
}
