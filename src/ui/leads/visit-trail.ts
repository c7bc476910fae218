import { CONSENT_KEY } from '#src/ui/analytics/consent.ts';
import { LINKED_TOW_KEY, TOW_KEY } from '#src/ui/tow/tow-key.ts';

/** The pages a visitor has seen the parameters of the link they came by, and their tow car, as leads include them (ledger X2, P15). */
export interface VisitTrail {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
  /** As the browser holds it; the server reads it with care. */
  readonly tow_car?: object;
}

const PAGES = 'forecourt.pages';
const LINKED = 'forecourt.linked';

/** What is recorded of a visit, and how much. Plain data: the script in the page's head receives it as JSON. */
const TRAIL = {
  pages: PAGES,
  linked: LINKED,
  most: 20,
  longest: 300,
  consent: CONSENT_KEY,
  // The parameters by which advertisements and emails say where a visitor came from: a campaign's name, or the number of one click.
  params: '^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|li_fat_id|mc_cid|mc_eid)$',
  campaigns: '^utm_',
};

/** Records a page: its path in this visit's list, and the parameters of the latest link that led here. */
export const notePage = (visit: Storage | null, local: Storage | null, url: URL): void =>
  note(TRAIL, () => ({ visit, local }), url.href);

/**
 * The same as a script for the head of a page. Each page and its link are recorded before anything else loads: a visitor may
 * leave, or send a form, before the application's script has run. A page that Back takes from the browser's memory counts too.
 */
export const landingScript = (): string =>
  `{const note=()=>(${note.toString()})(${JSON.stringify(TRAIL)},()=>({visit:sessionStorage,local:localStorage}),location.href);` +
  "note();addEventListener('pageshow',({persisted})=>persisted&&note())}";

/** Uses nothing from outside itself, because its source text is also sent to the browser. */
function note(
  { pages, linked, most, longest, consent, params, campaigns }: typeof TRAIL,
  storages: () => { readonly visit: Storage | null; readonly local: Storage | null },
  href: string,
): void {
  try {
    const { visit, local } = storages();
    const url = new URL(href);
    const path = url.pathname.slice(0, longest);
    let before: unknown = null;
    try {
      before = JSON.parse(visit?.getItem(pages) ?? '[]');
    } catch {
      // Not a list of ours: starts a new one.
    }
    const list: unknown[] = Array.isArray(before) ? before : [];
    if (list.at(-1) !== path) visit?.setItem(pages, JSON.stringify([...list, path].slice(-most)));
    // Whoever said no to cookies is not followed by the number of a click either.
    const isKept = new RegExp(local?.getItem(consent) === 'denied' ? campaigns : params);
    const found = [...url.searchParams].filter(([name]) => isKept.test(name)).slice(0, most);
    if (found.length > 0)
      local?.setItem(linked, JSON.stringify(Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, longest)]))));
  } catch {
    // A lead is worth as much without its trail.
  }
}

/** Removes the numbers of clicks from what is recorded; the names of campaigns tell one visitor from no other and stay. */
export function forgetClicks(local: Storage | null): void {
  const campaigns = Object.entries(readLinked(local)).filter(([name]) => new RegExp(TRAIL.campaigns).test(name));
  if (campaigns.length === 0) local?.removeItem(LINKED);
  else local?.setItem(LINKED, JSON.stringify(Object.fromEntries(campaigns)));
}

export function visitTrail(visit: Storage | null, local: Storage | null): VisitTrail {
  // As the page shows it: the car of a link comes before the shopper's own.
  const towing = parsed(visit?.getItem(LINKED_TOW_KEY) ?? local?.getItem(TOW_KEY) ?? null);
  return {
    visited_pages: readPages(visit),
    linked_query_params: readLinked(local),
    ...(typeof towing === 'object' && towing !== null ? { tow_car: towing } : {}),
  };
}

function readPages(visit: Storage | null): string[] {
  const pages = parsed(visit?.getItem(PAGES) ?? null);
  return Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
}

function readLinked(local: Storage | null): Record<string, string> {
  const linked = parsed(local?.getItem(LINKED) ?? null);
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
