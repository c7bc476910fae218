import { createContext } from 'react';

/** The nonce for inline styles and scripts of the server's renderer; undefined in the browser. */
export const CodeMark = createContext<string | undefined>(undefined);
