interface Titled {
  readonly title: string;
}

/**
 * The posts for a vehicle's page: first those whose title names its model, then its make, then the others; otherwise the order is
 * kept.
 */
export function postsForVehicle<T extends Titled>(
  posts: readonly T[],
  { make, model }: { readonly make: string; readonly model: string },
  most: number,
): T[] {
  const rank = ({ title }: T) => (names(title, model) ? 0 : names(title, make) ? 1 : 2);
  return posts.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
}

/** Whether a title contains a name as whole words: MG is not in MGB. */
function names(title: string, name: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return name !== '' && words(title).includes(words(name));
}

interface Dated {
  readonly slug: string;
  /** A day such as 2026-11-15. */
  readonly date: string;
}

/** The posts published by a day, newest first; one with a later date stays hidden until then. */
export const publishedPosts = <T extends Dated>(posts: readonly T[], today: string): T[] =>
  posts.filter(({ date }) => date <= today).toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
