import { Marked } from 'marked';
import sanitize from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

const TAGS =
  'p br hr h2 h3 h4 ul ol li strong em b i del a img blockquote code pre table thead tbody tr th td figure figcaption'.split(' ');
/** Where a link may lead: to a page of this site, a place on this page, or a website. */
const LINK = /^(?:https?:\/\/|\/(?!\/)|#)/i;
/** Where a picture may come from. */
const PICTURE = /^(?:https:\/\/|\/(?!\/))/i;

/**
 * An article's Markdown as HTML that cannot do anything: no script, style or event, links to this site or to websites (which learn
 * nothing of ours and gain nothing by it), pictures of this platform or by https. Done once, on the way in.
 */
export function articleHtml(markdown: string): string {
  return sanitize(marked.parse(markdown) as string, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], th: ['align'], td: ['align'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      // The article's title is the page's first heading.
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: LINK.test(href) ? { href, ...(/^http/i.test(href) ? { rel: 'nofollow noopener' } : {}) } : {},
      }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: PICTURE.test(src) ? { src, alt, loading: 'lazy' } : {} }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  }).trim();
}
