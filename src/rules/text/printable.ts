/** What a terminal would act on instead of showing it: control codes except tabs and line ends, and marks that turn text round. */
const ACTED_ON = /[[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]--[\t\n\r]]|\r(?!\n)/gv;

/**
 * A text for a terminal or a log. What strangers typed and what dealers' files say is in it, and must neither colour, move or hide what stands
 * beside it. It is written as JSON escapes it, so that a line of JSON still says the same.
 */
export const printable = (text: string): string =>
  text.replace(ACTED_ON, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
