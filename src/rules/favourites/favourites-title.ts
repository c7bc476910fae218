/** What a site calls the vehicles that a shopper keeps: where its button says Compare, so does their page. */
export const favouritesTitle = (label: string): 'Compare' | 'Favourites' => (label === 'Compare' ? 'Compare' : 'Favourites');
