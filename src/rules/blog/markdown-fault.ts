import { MAX_MARKDOWN_DEPTH } from '../input/limits.ts';

/**
 * The longest text without an empty line. Emphasis and lists are matched within one, in time that grows with the square of its
 * length.
 */
const LONGEST_STRETCH = 10_000;

/** A marker that opens a quote or a list item, with the blanks before it. */
const MARK = /([ \t]*)(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y;
/** An empty line, inside a quote or not. */
const EMPTY = /^[>\s]*$/;
/** `- - -` is a horizontal rule, however long; it nests nothing. */
const RULE = /^[ \t>]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

/**
 * Why rendering a Markdown text would take too much work, or null. Checked in one pass before any library reads it (ledger H8).
 */
export function markdownFault(markdown: string): string | null {
  let stretch = 0;
  for (const [at, line] of markdown.split(/\r\n?|\n/).entries()) {
    stretch = EMPTY.test(line) ? 0 : stretch + line.length + 1;
    if (stretch > LONGEST_STRETCH)
      return `line ${at + 1}: there are more than ${LONGEST_STRETCH} characters without an empty line between them`;
    if (depthOf(line) > MAX_MARKDOWN_DEPTH)
      return `line ${at + 1}: quotes and lists are nested more than ${MAX_MARKDOWN_DEPTH} deep`;
  }
  return null;
}

/** The deepest that a line can be nested: its markers, plus indents of two or more that continue items from earlier lines. */
function depthOf(line: string): number {
  if (RULE.test(line)) return 0;
  let [marks, indent] = [0, 0];
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(line); mark !== null; mark = MARK.exec(line)) {
    // The first blank after a marker belongs to it.
    indent += Math.max(0, widthOf(mark[1] ?? '') - Math.min(marks, 1));
    marks += 1;
  }
  return marks + Math.floor(indent / 2);
}

const widthOf = (blanks: string): number => blanks.replaceAll('\t', '    ').length;
