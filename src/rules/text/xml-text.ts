import { escapeMarkup } from './escape-markup.ts';

/** What XML 1.0 does not allow at all, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Any text as XML may contain it, between tags or in an attribute. */
export const xmlText = (text: string): string => escapeMarkup(text.toWellFormed().replaceAll(FORBIDDEN, ''));
