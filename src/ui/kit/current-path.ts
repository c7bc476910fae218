import { createContext } from 'react';

/** The path of the page that is rendered, for what marks the current page or appears on some pages only. */
export const CurrentPath = createContext('/');
