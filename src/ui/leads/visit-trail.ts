import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '#src/ui/favourites/browser-storage.ts';
import { visitStorage } from './visit-storage.ts';

/** Where a visitor has been, and by which links they came, as leads tell it (ledger X2). */
export interface VisitTrail {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
}

const PAGES = 'forecourt.pages';
const LINKED = 'forecourt.linked';

/** What is kept of a visit, and how much of it. Plain data: the script in the page's head is given it as JSON. */
const TRAIL = {
  pages: PAGES,
  linked: LINKED,
  most: 20,
  longest: 300,
  // The parameters by which advertisements and letters say where a visitor came from.
  params: '^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|li_fat_id|mc_cid|mc_eid)$',
};

/** Notes a page: its path in this visit's list, and the parameters of the latest link that led here, which brought the visitor this time. */
export const notePage = (visit: Storage | null, kept: Storage | null, url: URL): void =>
  note(TRAIL, () => ({ visit, kept }), url.href);

/**
 * The same as a script for the head of a page. The landing page and the link that led to it are noted before anything else is loaded: a
 * visitor may leave, or send a form, before the application's script has run.
 */
export const landingScript = (): string =>
  `(${note.toString()})(${JSON.stringify(TRAIL)},()=>({visit:sessionStorage,kept:localStorage}),location.href)`;

/** Uses nothing from outside itself, because its source text is also sent to the browser. */
function note(
  { pages, linked, most, longest, params }: typeof TRAIL,
  storages: () => { readonly visit: Storage | null; readonly kept: Storage | null },
  href: string,
): void {
  try {
    const { visit, kept } = storages();
    const url = new URL(href);
    const path = url.pathname.slice(0, longest);
    let before: unknown = null;
    try {
      before = JSON.parse(visit?.getItem(pages) ?? '[]');
    } catch {
      // What is there is not ours: the list begins anew.
    }
    const list: unknown[] = Array.isArray(before) ? before : [];
    if (list.at(-1) !== path) visit?.setItem(pages, JSON.stringify([...list, path].slice(-most)));
    const isLink = new RegExp(params);
    const found = [...url.searchParams].filter(([name]) => isLink.test(name)).slice(0, most);
    if (found.length > 0)
      kept?.setItem(linked, JSON.stringify(Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, longest)]))));
  } catch {
    // A lead is worth as much without its trail.
  }
}

/** The trail so far. */
export function visitTrail(visit: Storage | null, kept: Storage | null): VisitTrail {
  return { visited_pages: readPages(visit), linked_query_params: readLinked(kept) };
}

function readPages(visit: Storage | null): string[] {
  const pages = parsed(visit?.getItem(PAGES) ?? null);
  return Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
}

function readLinked(kept: Storage | null): Record<string, string> {
  const linked = parsed(kept?.getItem(LINKED) ?? null);
  const entries = Object.entries(typeof linked === 'object' && linked !== null ? linked : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Notes each page of a visit, for the lead that may come of it (ledger X2). */
export function useVisitTrail(): void {
  const { pathname, search } = useLocation();
  useEffect(
    () => notePage(visitStorage(), browserStorage(), new URL(pathname + search, window.location.origin)),
    [pathname, search],
  );
}
