/** Where a visitor has been, and by which links they came, as leads tell it (ledger X2). */
export interface VisitTrail {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
}

const PAGES = 'forecourt.pages';
const LINKED = 'forecourt.linked';
const MOST = 20;
const LONGEST = 300;
/** The parameters by which advertisements and letters say where a visitor came from. */
const LINK_PARAMS = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|li_fat_id|mc_cid|mc_eid)$/;

/** Notes a page: its path in this visit's list, and the link's parameters, of which the first ever seen stay. */
export function notePage(visit: Storage | null, kept: Storage | null, url: URL): void {
  try {
    const pages = readPages(visit);
    if (pages.at(-1) !== url.pathname)
      visit?.setItem(PAGES, JSON.stringify([...pages, url.pathname.slice(0, LONGEST)].slice(-MOST)));
    const linked = [...url.searchParams].filter(([name]) => LINK_PARAMS.test(name)).slice(0, MOST);
    if (linked.length > 0 && kept !== null && kept.getItem(LINKED) === null)
      kept.setItem(LINKED, JSON.stringify(Object.fromEntries(linked.map(([name, value]) => [name, value.slice(0, LONGEST)]))));
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
