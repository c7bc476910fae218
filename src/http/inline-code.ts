import { createHash } from 'node:crypto';

/**
 * The header in which the renderer names the page's own inline scripts and styles, as sources of the content security policy. It is removed
 * before the page is sent. Inline code that is not named here does not run.
 */
export const INLINE_CODE = 'X-Inline-Code';

/** A piece of inline code as the policy names it. */
export const inlineSource = (tag: 'script' | 'style', code: string): string =>
  `${tag}-src:'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Finds the inline code that the renderer marked with a nonce, and removes the marks. The nonce is random and new for each rendering, so
 * nothing in a page's content can have it.
 */
export function takeInlineCode(marked: string, nonce: string): { readonly html: string; readonly sources: readonly string[] } {
  const [first = '', ...parts] = marked.split(` nonce="${nonce}"`);
  const sources: string[] = [];
  let before = first;
  for (const part of parts) {
    const tag = /^<(script|style)(?=\s|$)/.exec(before.slice(before.lastIndexOf('<')))?.[1];
    const code = part.slice(part.indexOf('>') + 1).split(`</${tag}>`, 1)[0] ?? '';
    if ((tag === 'script' || tag === 'style') && code !== '') sources.push(inlineSource(tag, code));
    before = part;
  }
  return { html: first + parts.join(''), sources: [...new Set(sources)] };
}
