/** Every character that XML 1.0 has no place for, even escaped. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as an XML document can hold it: what cannot stand in one is left out, half characters become whole. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(UNFIT, '');
