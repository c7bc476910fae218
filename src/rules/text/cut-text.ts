/** The beginning of a text that is too long, cut between words; null for one that is short enough. */
export function cutText(text: string, most: number): string | null {
  if (text.length <= most) return null;
  const cut = text.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .replace(/[\s,;:.–-]+$/u, '')}…`;
}
