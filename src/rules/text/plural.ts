/** The plural of a word: SUV → SUVs, Hatch → Hatches, Cab Chassis unchanged. */
export function plural(word: string): string {
  if (/s$/i.test(word)) return word;
  return /(?:ch|sh|x)$/i.test(word) ? `${word}es` : `${word}s`;
}
