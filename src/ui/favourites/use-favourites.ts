import { useSyncExternalStore } from 'react';
import { favourites, type Saved } from './favourites.ts';

/** What the shopper keeps. Until a page runs in a browser nothing is known, so that its HTML is the same for everyone. */
export const useFavourites = (): Saved => useSyncExternalStore(favourites.subscribe, favourites.read, favourites.readOnServer);
