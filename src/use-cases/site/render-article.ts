import { createContext, Script } from 'node:vm';
import { Marked } from 'marked';
import type { IOptions } from 'sanitize-html';
import { markdownFault } from '#src/rules/blog/markdown-fault.ts';
import { isSitePath, SITE_OR_WEB } from '#src/rules/site/site-path.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** An article's words as HTML, or why they cannot be. */
export type RenderedArticle = { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string };

const marked = new Marked({ gfm: true, async: false });

/** An article takes a few milliseconds. One that takes as long as this is refused, so that no site's article holds up the start of the others. */
const MOST_MS = 5000;

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong em b i del a img blockquote code pre table thead tbody tr th td figure figcaption'.split(' ');
/** A tag that is not allowed, and so is left out. */
const NONE = { tagName: 'none', attribs: {} };
const isWeb = (href: string): boolean => /^https?:\/\//i.test(href);

const ALLOWED: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], th: ['align'], td: ['align'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    // The article's title is the page's first heading.
    h1: 'h2',
    // To a page of this site, a place on this page, or a website.
    a: (tagName, { href = '' }) => {
      if (isWeb(href)) return { tagName, attribs: { href, rel: 'nofollow noopener' } };
      return { tagName, attribs: isSitePath(href) || href.startsWith('#') ? { href } : {} };
    },
    img: (tagName, { src = '', alt = '' }) =>
      SITE_OR_WEB.test(src) ? { tagName, attribs: { src, alt, loading: 'lazy' } } : NONE,
  },
};

/**
 * An article's Markdown as HTML that cannot do anything: no script, style or event, links to this site or to websites (which learn
 * nothing of ours and gain nothing by it), pictures of this platform or by https. Done once, on the way in. An article that would take much
 * work is refused before or, at the latest, while it is rendered (ledger H8).
 */
export function renderArticle(markdown: string, mostMs = MOST_MS): RenderedArticle {
  const fault = markdownFault(markdown);
  if (fault !== null) return { ok: false, reason: fault };
  try {
    const made = withinTime(() => sanitizeHtml(marked.parse(markdown) as string, ALLOWED), mostMs);
    if (made === null) return { ok: false, reason: `it takes longer than ${mostMs / 1000} seconds to render` };
    if (made.value === null) return { ok: false, reason: 'its HTML is nested too deep' };
    return { ok: true, html: made.value.trim() };
  } catch (error) {
    return { ok: false, reason: `it cannot be rendered: ${whyNot(error)}` };
  }
}

/** The library reads nested emphasis and links by recursion, and may run out of stack. */
const whyNot = (error: unknown): string =>
  error instanceof RangeError ? 'its emphasis or links are nested too deep' : (String(error).split('\n', 1)[0] ?? '');

const script = new Script('work()');
const realm: { work?: () => unknown } = {};
createContext(realm);

/** The value of a piece of synchronous work, or null when it was stopped for taking longer than the time given. */
export function withinTime<T>(work: () => T, milliseconds: number): { readonly value: T } | null {
  realm.work = work;
  try {
    return { value: script.runInContext(realm, { timeout: milliseconds }) as T };
  } catch (error) {
    // The error comes from the script's own realm: it is no instance of this one's Error.
    if ((error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    delete realm.work;
  }
}
