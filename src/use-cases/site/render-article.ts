import { createContext, Script } from 'node:vm';
import { Marked } from 'marked';
import type { IOptions } from 'sanitize-html';
import { markdownFault } from '#src/rules/blog/markdown-fault.ts';
import { isSitePath, SITE_OR_WEB } from '#src/rules/site/site-path.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** A post as HTML, or why it cannot be rendered. */
export type RenderedArticle = { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string };

const marked = new Marked({ gfm: true, async: false });

/** Most posts take a few milliseconds. One that takes this long is refused, so that it cannot hold up the start of other sites. */
const MOST_MS = 5000;

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong em b i del a img blockquote code pre table thead tbody tr th td figure figcaption'.split(' ');
/** A tag that is not allowed, and so is dropped. */
const NONE = { tagName: 'none', attribs: {} };
const isWeb = (href: string): boolean => /^https?:\/\//i.test(href);

const ALLOWED: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], th: ['align'], td: ['align'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's only h1 is the post's title.
    h1: 'h2',
    // Links lead to a page of this site, an anchor on this page, or a website.
    a: (tagName, { href = '' }) => {
      if (isWeb(href)) return { tagName, attribs: { href, rel: 'nofollow noopener' } };
      return { tagName, attribs: isSitePath(href) || href.startsWith('#') ? { href } : {} };
    },
    img: (tagName, { src = '', alt = '' }) =>
      SITE_OR_WEB.test(src) ? { tagName, attribs: { src, alt, loading: 'lazy' } } : NONE,
  },
};

/**
 * A post's Markdown as sanitised HTML: no script, style or event handler, links to this site or to websites (nofollow and noopener), pictures of
 * this platform or by https. Done once, on the way in. A post that would take much work is refused before or, at the latest, while it is
 * rendered (ledger H8).
 */
export function renderArticle(markdown: string, mostMs = MOST_MS): RenderedArticle {
  const fault = markdownFault(markdown);
  if (fault !== null) return { ok: false, reason: fault };
  try {
    const made = withinTime(() => sanitizeHtml(marked.parse(markdown) as string, ALLOWED), mostMs);
    if (made === null) return { ok: false, reason: `it takes longer than ${mostMs / 1000} seconds to render` };
    if (made.value === null) return { ok: false, reason: 'its HTML is nested too deeply' };
    return { ok: true, html: made.value.trim() };
  } catch (error) {
    return { ok: false, reason: `it cannot be rendered: ${whyNot(error)}` };
  }
}

/** The library parses nested emphasis and links by recursion, and may run out of stack. */
const whyNot = (error: unknown): string =>
  error instanceof RangeError ? 'its emphasis or links are nested too deeply' : (String(error).split('\n', 1)[0] ?? '');

const script = new Script('work()');
const realm: { work?: () => unknown } = {};
createContext(realm);

/** The value of a piece of synchronous work, or null when it was stopped for taking longer than the time given. */
export function withinTime<T>(work: () => T, milliseconds: number): { readonly value: T } | null {
  realm.work = work;
  try {
    return { value: script.runInContext(realm, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error comes from the script's own realm, so it is not an instance of this realm's Error.
    if ((error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    delete realm.work;
  }
}
