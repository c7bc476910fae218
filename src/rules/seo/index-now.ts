/** IndexNow takes at most so many addresses at once (indexnow.org/documentation). */
export const MOST_ADDRESSES = 10_000;

/** Changes that could not be told for so long are left to the search engine's own visits. */
export const ANNOUNCED_WITHIN_DAYS = 2;

/** Where a site publishes the key that shows it sent a list itself. */
export const KEY_FILE = 'indexnow.txt';

/** What is posted: the pages of one host that are new, changed or gone. */
export const indexNowBody = (origin: string, key: string, paths: readonly string[]): string =>
  JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${KEY_FILE}`,
    urlList: paths.map((path) => origin + path),
  });
