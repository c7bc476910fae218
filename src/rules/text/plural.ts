import { numberText } from './number-text.ts';

/** The plural of a word: SUV → SUVs, Hatch → Hatches, Bus → Buses, Cab Chassis unchanged. */
export function plural(word: string): string {
  if (/[^u]s$/i.test(word)) return word;
  return /(?:ch|sh|x|us)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** A count with its noun: '1 car', '1,284 cars'. */
export const countWords = (count: number, word: string): string => `${numberText(count)} ${count === 1 ? word : plural(word)}`;
