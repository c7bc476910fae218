/** Combining marks, and the two half-width katakana signs that normalisation turns into marks. */
const MARKS = /([\p{M}\uff9e\uff9f]{1,30})[\p{M}\uff9e\uff9f]*/gu;

/** Letters, digits and signs that are the same in every form. */
const PLAIN = /^\p{ASCII}*$/u;

/**
 * A text in one of Unicode's normal forms. Normalising sorts each run of combining marks in quadratic time, so only the first 30
 * of a run are kept: no language has more on one letter (UAX 15, stream-safe text).
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  PLAIN.test(text) ? text : text.replace(MARKS, '$1').normalize(form);
