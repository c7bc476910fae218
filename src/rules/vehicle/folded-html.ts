import { shallowHtml } from '../text/shallow-html.ts';

/** A token of safe HTML: a tag, an entity, a space, or a word. Matched in a single pass. */
const PARTS = /<[^<>]*>|\s+|(?:&#?\w{1,10};|[^\s<])+/g;
const LETTER = /&#?\w{1,10};|[\s\S]/gu;
/** The end of a sentence. */
const STOP = /[.!?…]$/;
const ENTITY_OF_NOTHING = /&(?:nbsp|#160|#xa0);/gi;

/** The class of everything that is folded away. */
const REST = 'fold__rest';

/** A dealer's text with everything after the cut marked; isFolded says whether anything is. */
export interface FoldedHtml {
  readonly html: string;
  readonly isFolded: boolean;
}

/**
 * Marks what comes after a number of characters in safe HTML (plain formatting, no attributes), so that a page can fold it away
 * while all of it stays in the page (ledger V5). The cut is between words: whole elements are marked, and the remaining words of
 * those that began before it.
 */
export function foldedHtml(safe: string, limit: number): FoldedHtml {
  const html = shallowHtml(safe);
  const parts = html.match(PARTS) ?? [];
  const cut = cutIn(parts, limit);
  if (cut < 0) return { html, isFolded: false };
  const last = parts.slice(0, cut).findLast((part) => part.trim() !== '') ?? '';
  // Between two paragraphs nothing is cut short, nor after a full stop.
  const dots = isTag(last) && !isInline(last) ? '' : `${STOP.test(last) ? '' : '<span class="fold__dots">…</span>'} `;
  return { html: `${parts.slice(0, cut).join('').trimEnd()}${dots}${marked(parts.slice(cut))}`, isFolded: true };
}

/**
 * The index of the first part that is folded away; -1 if all is shown. A first word that is too long by itself is shown in full.
 */
function cutIn(parts: readonly string[], limit: number): number {
  let [count, word, before] = [0, 0, 0];
  for (const [at, part] of parts.entries()) {
    const isBreak = isTag(part) ? !isInline(part) : part.trim() === '';
    if (!isTag(part)) count += isBreak ? 1 : (part.match(LETTER)?.length ?? 0);
    if (isBreak) [word, before] = [at + 1, count];
    else if (count > limit && before > 0) return startOf(parts, word);
  }
  return -1;
}

/** Where the elements begin that open just before a word. */
function startOf(parts: readonly string[], word: number): number {
  let at = word;
  while (at > 0 && isOpening(parts[at - 1] ?? '')) at -= 1;
  return at;
}

const isTag = (part: string) => part.startsWith('<');
const isInline = (tag: string) => /^<\/?(?:b|strong|i|em|u)>/i.test(tag);
const isOpening = (part: string) => isTag(part) && !part.startsWith('</') && !/^<br\b/i.test(part);

/** Whether a dealer wrote anything: dashes, dots and empty lines do not count (ledger V5). */
export const hasWords = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(ENTITY_OF_NOTHING, ' '));

function marked(parts: readonly string[]): string {
  let [html, words, depth] = ['', '', 0];
  const flush = () => {
    html += words.trim() === '' ? words : `<span class="${REST}">${words}</span>`;
    words = '';
  };
  for (const part of parts) {
    if (!part.startsWith('<')) {
      // Words inside an element that is folded away need no mark of their own.
      if (depth > 0) html += part;
      else words += part;
      continue;
    }
    flush();
    if (/^<br\b/i.test(part)) html += depth > 0 ? part : `<br class="${REST}" />`;
    else if (part.startsWith('</')) {
      depth = Math.max(0, depth - 1);
      html += part;
    } else {
      html += depth > 0 ? part : part.replace(/^<(\w+)/, `<$1 class="${REST}"`);
      depth += 1;
    }
  }
  flush();
  return html;
}
