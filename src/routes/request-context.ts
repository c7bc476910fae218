import { createContext, RouterContextProvider } from 'react-router';
import type { PagesRequest, Rendering } from '#src/http/pages-seam.ts';
import type { Context, PageContext } from '#src/use-cases/context.ts';

/** For loaders of cached pages. */
export const pageContext = createContext<PageContext>();

/** For actions, and for addresses that are declared `forVisitor`. Not set for cached pages. */
export const visitContext = createContext<Context>();

export const renderingContext = createContext<Rendering>();

/** Sets all of the above for one request. */
export function contextFor({ context, rendering, isVisit }: PagesRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  // Reading it throws when it is not set.
  if (isVisit) provider.set(visitContext, context);
  provider.set(renderingContext, rendering);
  return provider;
}
