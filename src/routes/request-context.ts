import { createContext } from 'react-router';
import type { Context } from '#src/use-cases/context.ts';

/** What every loader and action is given; the server sets it before it asks for a page. */
export const requestContext = createContext<Context>();

/** Whether a whole document is asked for, and not what a browser needs to make the page itself. */
export const documentContext = createContext<boolean>();
