import { createContext, use } from 'react';

/** The addresses of the scripts that every page loads, in order; the build knows them. */
export const PageScripts = createContext<readonly string[]>([]);

/** Starts the page's islands and elements. At low priority: the page is complete without it, and what is seen comes first. */
export function IslandScript() {
  return use(PageScripts).map((src) => <script key={src} type="module" src={src} fetchPriority="low" />);
}
