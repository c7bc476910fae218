/** Where the kept vehicles stand side by side. */
export const FAVOURITES_HREF = '/favourites';
