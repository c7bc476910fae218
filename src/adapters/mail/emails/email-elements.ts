import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Mail programs read this document type; without one Outlook and some webmail fall back to quirks mode. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
/** React adds a preload to the head for each picture. Mail programs ignore it. */
const PRELOAD = /<link rel="preload" as="image"[^<>]*>/g;

const PREVIEW_CHARACTERS = 200;
/** Characters without width: they keep the start of the email out of the line that an inbox shows after the preview. */
const BLANK = '\u00a0\u200c\u200b\u200d\ufeff';
const HIDDEN: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};
const LANGUAGE = { dir: 'ltr', lang: 'en-AU' };

/**
 * A whole email as HTML. The background and the font are set on a table cell, because Yahoo and AOL drop the styles of the body; the preview is
 * the line that an inbox shows under the subject.
 */
export function emailDocument(preview: string, style: CSSProperties, children: ReactNode): string {
  const shown = preview.slice(0, PREVIEW_CHARACTERS);
  const html = renderToStaticMarkup(
    h(
      'html',
      LANGUAGE,
      h(
        'head',
        null,
        h('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
        h('meta', { name: 'x-apple-disable-message-reformatting' }),
        h('meta', { name: 'color-scheme', content: 'light' }),
        h('title', null, shown),
      ),
      h(
        'body',
        { ...LANGUAGE, style: { backgroundColor: style.backgroundColor, margin: 0, padding: 0 } },
        h('div', { style: HIDDEN }, shown, h('div', null, BLANK.repeat(PREVIEW_CHARACTERS - shown.length))),
        layoutTable({}, h('td', { ...LANGUAGE, style }, children)),
      ),
    ),
  );
  return DOCTYPE + html.replace(PRELOAD, '');
}

/** A part of an email. Outlook pads only table cells, so the padding is separate from the rest of the style. */
export const section = (padding: string | undefined, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  layoutTable(style, h('td', { style: { padding } }, ...children));

const layoutTable = (style: CSSProperties, cell: ReactNode): ReactNode =>
  h(
    'table',
    { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation', style },
    h('tbody', null, h('tr', null, cell)),
  );

/** A link; it opens a new window, because webmail shows emails inside its page. */
export const link = (href: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  h('a', { href, style: { textDecoration: 'none', ...style }, target: '_blank' }, ...children);
