/** Combining marks, and the two signs of half-width katakana that become marks when they are normalised. */
const MARKS = /([\p{M}\uff9e\uff9f]{1,30})[\p{M}\uff9e\uff9f]*/gu;

/**
 * A text in one of Unicode's normal forms. Normalising sorts each run of combining marks, which takes time with the square of its length, so of
 * a run only the first 30 stay: no language has more on one letter (UAX 15, stream-safe text).
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string => text.replace(MARKS, '$1').normalize(form);
