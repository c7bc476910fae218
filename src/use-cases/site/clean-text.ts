import type { IOptions } from 'sanitize-html';
import { sanitizeHtml } from './sanitize-html.ts';

/** What most texts are made of needs no second look. */
const PLAIN = /^[ -~]*$/;
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Text without control codes and lone surrogates, for which the database would refuse the whole import. */
export const storable = (words: string): string => (PLAIN.test(words) ? words : words.toWellFormed().replace(CONTROLS, ''));

const FORMATTING = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'h3', 'h4'];

/** A dealer's text as HTML with plain formatting only: no script, link, style or attribute. Done once, on the way in. */
export function safeHtml(words: string): string {
  const lines = /<[a-z][^<>]*>/i.test(words) ? words : words.trim().replaceAll(/\r\n?|\n/g, '<br />');
  return sanitized(lines, { allowedTags: FORMATTING, allowedAttributes: {} }).trim();
}

/** What begins or ends a line of its own: words on both sides of it are not one word. */
const LINE_TAGS = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|tr|td|th)\b[^<>]*>/gi;

/** Markup, entities, and blanks other than single spaces between words. */
const NOT_PLAIN = /[<>&]|^\s|\s\s|[^\S ]|\s$/;

/** A dealer's text without markup; entities are decoded. */
export function plainText(words: string): string {
  if (!NOT_PLAIN.test(words)) return words;
  return sanitized(words.replaceAll(LINE_TAGS, ' '), { allowedTags: [], allowedAttributes: {}, textFilter: decodeEntities })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** HTML that is nested too deep to be parsed loses all its tags. Most texts have no markup at all and need no parser. */
const sanitized = (html: string, options: IOptions): string =>
  !/[<>&]/.test(html)
    ? html
    : (sanitizeHtml(html, options) ?? sanitizeHtml(html.replaceAll(/<[^<>]*>|[<>]/g, ' '), options) ?? '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
