import type { IOptions } from 'sanitize-html';
import { sanitizeHtml } from './sanitize-html.ts';

const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Words without what is no character: control codes and broken halves of pairs, which the database would refuse with the whole import. */
export const storable = (words: string): string => words.toWellFormed().replace(CONTROLS, '');

const FORMATTING = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'h3', 'h4'];

/** A dealer's words with plain formatting only: no script, no link, no style, no attribute at all. Done once, on the way in. */
export function safeHtml(words: string): string {
  const lines = /<[a-z][^<>]*>/i.test(words) ? words : words.trim().replaceAll(/\r\n?|\n/g, '<br />');
  return sanitized(lines, { allowedTags: FORMATTING, allowedAttributes: {} }).trim();
}

/** A dealer's words as bare text: markup is dropped, entities are letters again. */
export function plainText(words: string): string {
  return sanitized(words, { allowedTags: [], allowedAttributes: {}, textFilter: emailsAgain }).replaceAll(/\s+/g, ' ').trim();
}

/** Of HTML that is nested too deep to be read only the words are kept. */
const sanitized = (html: string, options: IOptions): string =>
  sanitizeHtml(html, options) ?? sanitizeHtml(html.replaceAll(/<[^<>]*>|[<>]/g, ' '), options) ?? '';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const emailsAgain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
