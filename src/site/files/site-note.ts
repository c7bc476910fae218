import type { SiteFile } from './site-file.ts';

/** What must be known of a site's file while other files are checked. */
export interface SiteFacts {
  readonly slug: string;
  readonly domains: readonly string[];
  /** The dealerships that it describes, with the slugs of their locations. */
  readonly describes: readonly { readonly slug: string; readonly locations: readonly string[] }[];
  /** The dealerships that it names and another file describes. */
  readonly names: readonly string[];
}

/** What is remembered of a file that was found right and applied. */
export interface SiteNote {
  /** The hash of everything that it was judged by: its own bytes and its posts’, layers, lenders, catalogue and the code. */
  readonly mark: string;
  /** What the file system said of it then; a file of which it says the same need not even be compared. */
  readonly seen: string;
  /** The hash of what was stored of it. */
  readonly digest: string;
  readonly facts: SiteFacts;
  readonly warnings: readonly string[];
}

/** The notes of sites, by slug. */
export type SiteNotes = ReadonlyMap<string, SiteNote>;

export const factsOf = ({ slug, domains, dealerships }: SiteFile): SiteFacts => ({
  slug,
  domains,
  describes: dealerships.flatMap((one) =>
    typeof one === 'string' ? [] : [{ slug: one.slug, locations: one.locations.map((location) => location.slug) }],
  ),
  names: dealerships.filter((one) => typeof one === 'string'),
});
