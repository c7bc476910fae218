import { useSyncExternalStore } from 'react';
import { favourites, type Saved } from './favourites.ts';

/** What the shopper has saved. Unknown until a page runs in a browser, so that its HTML is the same for everyone. */
export const useFavourites = (): Saved => useSyncExternalStore(favourites.subscribe, favourites.read, favourites.readOnServer);
