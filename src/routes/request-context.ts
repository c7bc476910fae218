import { createContext } from 'react-router';
import type { Context, PageContext } from '#src/use-cases/context.ts';

/** What the loader of a public page is given. The server sets it, and the next, before it asks for a page. */
export const pageContext = createContext<PageContext>();

/** What answers one visitor: actions, the API, and pages that are never cached. */
export const visitContext = createContext<Context>();

/** Whether a whole document is asked for, and not what a browser needs to make the page itself. */
export const documentContext = createContext<boolean>();

/** What the server and the rendering of one request tell each other. */
export interface Rendering {
  /** Does a piece of rendering when it is its turn. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the server has the page that says that there is nothing already, as this kind of address has it. */
  hasMissing(route: string): boolean;
  /** The kind of address at which there is nothing; null where there is something. */
  missing: string | null;
  /** Why there was no room to answer, where there was none. */
  overload: Error | null;
}

export const renderingContext = createContext<Rendering>();
