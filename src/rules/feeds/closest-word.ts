import { editDistance } from '#src/rules/text/edit-distance.ts';

/** Longer words are not misspelt names. */
const LONGEST = 30;

/** The one known name that a misspelt word means; null when none is close, or two are equally so. Short words allow no mistake, longer ones one or two. */
export function closestWord(word: string, names: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (most === 0 || typed.length > LONGEST) return null;
  let [best, edits, isTied]: [string | null, number, boolean] = [null, most + 1, false];
  for (const name of names) {
    // A name of three letters is one letter away from too many words.
    if (name.length < 4 || Math.abs(name.length - typed.length) > most) continue;
    const distance = editDistance(typed, name.toLowerCase());
    if (distance < edits) [best, edits, isTied] = [name, distance, false];
    else if (distance === edits && best !== null) isTied = true;
  }
  return isTied ? null : best;
}
