import { MAX_HTML_DEPTH } from '../input/limits.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/gi;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Safe HTML without tags that are nested too deep for a page; their text stays. HTML is sanitised when it is stored: this is for
 * what was stored before there was a limit.
 */
export function shallowHtml(html: string): string {
  let depth = 0;
  return html.replace(TAG, (tag, slash: string, name: string) => {
    if (VOID.has(name.toLowerCase())) return tag;
    if (slash === '') depth += 1;
    const isKept = depth <= MAX_HTML_DEPTH;
    if (slash !== '') depth = Math.max(0, depth - 1);
    return isKept ? tag : '';
  });
}
