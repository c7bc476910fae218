/** A safety rating: its stars, and the year whose tests gave them. */
export interface AncapRating {
  readonly stars: number;
  readonly year: number | null;
}

/** Words that say nothing more about a rating. Those of another programme are not among them: its stars mean something else. */
const SAY_NOTHING = new Set('ancap safety crash test tested rating rated score star stars year out of in'.split(' '));
const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const MOST_STARS = 5;

/** The rating that a text says: '5', '5 stars', 'ANCAP 5 (2023)', 'Five star', '5/5'; null when it says anything else besides. */
export function ancapRating(text: string): AncapRating | null {
  const words = text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?|★+|[^\s(),:;/*☆|–-]/g) ?? [];
  const telling = words.filter((word) => !SAY_NOTHING.has(word));
  const years = telling.filter((word) => /^(?:19|20)\d{2}$/.test(word));
  const [first, mostStars = MOST_STARS, ...more] = telling.filter((word) => !years.includes(word)).map(starsIn);
  if (first === undefined || !(first <= MOST_STARS) || mostStars !== MOST_STARS || more.length > 0 || years.length > 1)
    return null;
  return { stars: first, year: years[0] === undefined ? null : Number(years[0]) };
}

/** How many stars a word means; not a number when it means none. */
function starsIn(word: string): number {
  if (word.startsWith('★')) return word.length;
  const inWords = IN_WORDS.indexOf(word);
  if (inWords >= 0) return inWords;
  return /^\d+(?:\.0+)?$/.test(word) ? Number(word) : Number.NaN;
}

/** A rating as it is kept, and as feeds in the platform's own words have it: '5 (2023)', or '5' while its year is not known. */
export const ancapCell = ({ stars, year }: AncapRating): string => (year === null ? String(stars) : `${stars} (${year})`);

/** A rating with its year; without the year it is not shown, since the meaning of five stars changes (ledger K4). */
export function ancapText(rating: string | null): string | null {
  const { stars = null, year = null } = ancapRating(rating ?? '') ?? {};
  return stars === null || year === null ? null : `${stars} ${stars === 1 ? 'star' : 'stars'} (${year})`;
}
