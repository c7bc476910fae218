/** What the button that keeps a vehicle can be told to say. */
type SaveLabel = 'Compare' | 'SAVE' | 'Save' | 'Favourite';

/** The words of the button that keeps a vehicle; two of them change once it is kept (ledger C2). */
export function saveLabel(label: SaveLabel, isSaved: boolean): string {
  if (!isSaved) return label;
  if (label === 'SAVE') return 'SAVED';
  return label === 'Save' ? 'Saved' : label;
}
