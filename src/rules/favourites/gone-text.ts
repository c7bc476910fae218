const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Names the saved vehicles that are no longer on the site; null if all of them are. */
export function goneText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1
    ? `${names[0]} is no longer listed, so we took it off your list.`
    : `${list.format(names)} are no longer listed, so we took them off your list.`;
}
