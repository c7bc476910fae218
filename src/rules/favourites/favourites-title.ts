/** The title of the favourites page: it says Compare if the save button does. */
export const favouritesTitle = (label: string): 'Compare' | 'Favourites' => (label === 'Compare' ? 'Compare' : 'Favourites');
