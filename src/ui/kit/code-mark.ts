import { createContext } from 'react';

/** The nonce by which the server's renderer marks its own inline styles; undefined in the browser. */
export const CodeMark = createContext<string | undefined>(undefined);
