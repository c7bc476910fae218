import { Marked } from 'marked';
import type { IOptions } from 'sanitize-html';
import { markdownFault } from '#src/rules/blog/markdown-fault.ts';
import { isSitePath, SITE_OR_WEB } from '#src/rules/site/site-path.ts';
import { sanitizedHtml } from './sanitized-html.ts';
import { withinTime } from './within-time.ts';

/** An article's words as HTML, or why they cannot be. */
export type ArticleHtml = { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string };

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
export function articleHtml(markdown: string, mostMs = MOST_MS): ArticleHtml {
  const fault = markdownFault(markdown);
  if (fault !== null) return { ok: false, reason: fault };
  try {
    const made = withinTime(() => sanitizedHtml(marked.parse(markdown) as string, ALLOWED), mostMs);
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
