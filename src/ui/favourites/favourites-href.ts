export const FAVOURITES_HREF = '/favourites';
