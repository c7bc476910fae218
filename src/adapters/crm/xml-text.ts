/** Every character that XML 1.0 does not allow, not even escaped. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an XML document: characters that XML does not allow are left out, lone surrogates are replaced. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(UNFIT, '');
