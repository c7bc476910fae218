/** The most vehicles compared in one request. */
export const MAX_COMPARED = 12;

/** The most vehicles that an address shows side by side. */
export const MOST_SIDE_BY_SIDE = 4;

/** The vehicle ids in a request such as `12,7,30`: whole numbers without duplicates, in order. Anything else is ignored. */
export function compareIds(text: string | null): number[] {
  const ids = new Set<number>();
  for (const word of (text ?? '').split(',')) {
    // Up to nine digits: every such number fits the store's integer column.
    if (/^[1-9]\d{0,8}$/.test(word)) ids.add(Number(word));
    if (ids.size === MAX_COMPARED) break;
  }
  return [...ids];
}

/** The link that compares the first four of these vehicles, at the page for that; null when there are fewer than two. */
export function compareLink(path: string, ids: readonly number[]): { readonly label: string; readonly href: string } | null {
  const shown = ids.slice(0, MOST_SIDE_BY_SIDE);
  return shown.length < 2 ? null : { label: `Compare ${shown.length}`, href: `${path}?cars=${shown.join(',')}` };
}

/** Names the saved vehicles that are no longer on the site; null if all of them are. */
export function goneText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
  return names.length === 1
    ? `${names[0]} is no longer listed, so we took it off your list.`
    : `${list.format(names)} are no longer listed, so we took them off your list.`;
}
