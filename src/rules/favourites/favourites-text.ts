/** The title of the favourites page: it says Compare if the save button does. */
export const favouritesTitle = (label: string): 'Compare' | 'Favourites' => (label === 'Compare' ? 'Compare' : 'Favourites');

/** Names the saved vehicles that are no longer on the site; null if all of them are. */
export function goneText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
  return names.length === 1
    ? `${names[0]} is no longer listed, so we took it off your list.`
    : `${list.format(names)} are no longer listed, so we took them off your list.`;
}

type SaveLabel = 'Compare' | 'SAVE' | 'Save' | 'Favourite';

/** The text of the save button; two of the four change once the vehicle is saved (ledger C2). */
export function saveLabel(label: SaveLabel, isSaved: boolean): string {
  if (!isSaved) return label;
  if (label === 'SAVE') return 'SAVED';
  return label === 'Save' ? 'Saved' : label;
}
