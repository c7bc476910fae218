import sanitize, { type IOptions } from 'sanitize-html';
import { MAX_HTML_DEPTH } from '#src/rules/input/limits.ts';

/** The parser compares each closing tag with all that are open, so its work grows with the nesting: it is stopped at a depth that no page has. */
const DEEPEST_PARSED = 4 * MAX_HTML_DEPTH;

class NestedTooDeep extends Error {}

/**
 * HTML with only what is allowed. Elements below MAX_HTML_DEPTH lose their tags and keep their text; null for HTML that is nested deeper than anyone
 * writes, which is not parsed to its end (ledger H8).
 */
export function sanitizeHtml(html: string, options: IOptions): string | null {
  let depth = 0;
  try {
    return sanitize(html, {
      ...options,
      nestingLimit: MAX_HTML_DEPTH,
      onOpenTag: () => {
        depth += 1;
        if (depth > DEEPEST_PARSED) throw new NestedTooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof NestedTooDeep) return null;
    throw error;
  }
}
