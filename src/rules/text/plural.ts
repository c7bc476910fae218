/** A word for more than one: SUV → SUVs, Hatch → Hatches, Cab Chassis as it is. */
export function plural(word: string): string {
  if (/s$/i.test(word)) return word;
  return /(?:ch|sh|x)$/i.test(word) ? `${word}es` : `${word}s`;
}
