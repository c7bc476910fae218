import type { RouterContextProvider } from 'react-router';
import type { DatabaseAway } from '#src/rules/load/database-away.ts';
import type { Gazetteer } from '#src/rules/places/gazetteer.ts';
import type { Context } from '#src/use-cases/context.ts';

/**
 * Raise it when what crosses the seam changes its meaning. A build of another version is refused when it is loaded: the web process may have
 * been started again with new sources while the pages are still the old build.
 */
export const SEAM_VERSION = 4;

/**
 * Everything that the pages' bundle offers the server. Node runs the server's TypeScript and Vite bundles the pages, so each holds its own
 * copy of every module: an object made on one side is not the same object on the other unless it crosses here (docs/decisions/0035).
 */
export interface PagesSeam {
  readonly version: number;
  /** Hands the pages what exists once per process. Call it before the first request. */
  connect(server: ServerParts): void;
  /** What the loaders and actions of one request read. */
  contextFor(request: PagesRequest): RouterContextProvider;
}

/** What exists once per process and is used on both sides. */
export interface ServerParts {
  /** Reports an error whose visitor was answered anyway. */
  readonly reportError: ReportError;
  /** Australia's suburbs and postcodes: 7.5 MB, so they must not be read twice. */
  readonly places: () => Promise<Gazetteer>;
}

export type ReportError = (error: unknown, request: Request | null) => void;

export interface PagesRequest {
  readonly context: Context;
  readonly rendering: Rendering;
  /** Whether one visitor is answered; a cached page must not read the visit. */
  readonly isVisit: boolean;
}

/** What the server and the rendering of one request tell each other. */
export interface Rendering {
  /** Runs a piece of rendering when it is its turn. */
  turn<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the server has already cached the 404 page for this kind of address. */
  hasMissing(route: string): boolean;
  /** The kind of address that was not found; null when the page exists. */
  missing: string | null;
  /** Why there was no capacity to answer; null when there was. */
  overload: Error | null;
  /** That the database was away, which is reported already; null when it was not, or was not needed. */
  away: DatabaseAway | null;
}
