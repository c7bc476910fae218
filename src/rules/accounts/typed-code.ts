export const CODE_DIGITS = 6;

/** A code that stands alone in a longer text, in one piece or in two. */
const ALONE = /(?<!\d)\d{3}[ -]?\d{3}(?!\d)/;

/**
 * The digits of a code in what was typed or pasted: the whole text message will do. Without a whole code it is the digits there are, one too
 * many at most, so that a longer number is no code.
 */
export const typedCode = (text: string): string =>
  (ALONE.exec(text)?.[0] ?? text).replaceAll(/\D/g, '').slice(0, CODE_DIGITS + 1);
