interface Dated {
  readonly slug: string;
  /** A day such as 2026-11-15. */
  readonly date: string;
}

/** What has been published by a day, newest first; one that is dated later waits for its day. */
export const publishedPosts = <T extends Dated>(posts: readonly T[], today: string): T[] =>
  posts.filter(({ date }) => date <= today).toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
