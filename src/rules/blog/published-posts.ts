interface Dated {
  readonly slug: string;
  /** A day such as 2026-11-15. */
  readonly date: string;
}

/** The posts published by a day, newest first; one with a later date stays hidden until then. */
export const publishedPosts = <T extends Dated>(posts: readonly T[], today: string): T[] =>
  posts.filter(({ date }) => date <= today).toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
