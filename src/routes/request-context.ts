import { createContext } from 'react-router';
import type { Context } from '#src/use-cases/context.ts';

/** What every loader and action is given; the server sets it before it asks for a page. */
export const requestContext = createContext<Context>();
