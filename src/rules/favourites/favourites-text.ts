/** The title of the favourites page: it says Compare if the save button does. */
export const favouritesTitle = (label: string): 'Compare' | 'Favourites' => (label === 'Compare' ? 'Compare' : 'Favourites');

type SaveLabel = 'Compare' | 'SAVE' | 'Save' | 'Favourite';

/** The text of the save button; two of the four change once the vehicle is saved (ledger C2). */
export function saveLabel(label: SaveLabel, isSaved: boolean): string {
  if (!isSaved) return label;
  if (label === 'SAVE') return 'SAVED';
  return label === 'Save' ? 'Saved' : label;
}
