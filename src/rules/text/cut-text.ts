/** The beginning of a text that is too long, cut between words; null for one that is short enough. */
export function cutText(text: string, most: number): string | null {
  if (text.length <= most) return null;
  const cut = text.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
}

/** A text of at most `most` characters, the ellipsis included; cut between words if a gap is near. */
export function fitText(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > most * 0.7 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
