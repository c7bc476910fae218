import type { PrizeWheel } from '#src/rules/prizes/prize-wheel.ts';
import type { Post } from '#src/site/files/post-file.ts';
import type { Announcement, Popup } from '#src/site/files/promo-file.ts';
import { type PageFile, type SiteFile, siteFileSchema } from '#src/site/files/site-file.ts';
import { readWheel } from '#src/site/files/wheel-file.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { type Theme, themeSchema } from '#src/site/theme/theme.ts';
import { isSet, type Layer, type Resolved, resolveSwitches } from './layers.ts';
import { type Menu, menuSchema } from './menu.ts';
import { pagesFor } from './pages-for.ts';

export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  /** The site's switches, overridden by those of this dealership (ledger P3). */
  readonly switches: Switches;
}

/** A dealer's site with its layers resolved (ledger P2). */
export interface Site {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly template: string;
  readonly brand: string | null;
  readonly group: string | null;
  readonly logoUrl: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  /** Set on a manufacturer's site: the only make it shows. */
  readonly manufacturer: string | null;
  /** The websites that its dealerships have for one make each (ledger P2). */
  readonly makeWebsites: readonly { readonly make: string; readonly url: string }[];
  readonly switches: Switches;
  /** Whether its file or a layer under it sets the lender; otherwise it has the platform's sample. */
  readonly namesLender: boolean;
  readonly theme: Theme;
  readonly menu: Menu;
  readonly popup: Popup | null;
  readonly announcement: Announcement | null;
  readonly prizeWheel: PrizeWheel | null;
  readonly pages: Readonly<Record<string, PageFile>>;
  /** Its posts, including those with a future date. */
  readonly posts: readonly Post[];
  readonly dealerships: readonly Dealership[];
}

/** The part of a site's file that is stored as one document; its dealerships have tables of their own. */
export type SiteDefinition = Omit<SiteFile, 'dealerships' | '$schema' | 'domains'> & { readonly posts?: readonly Post[] };

/** The layers under a site's own switches, lowest first (ledger P3). */
export interface SiteLayers {
  readonly template: Readonly<Record<string, unknown>>;
  readonly brand: Readonly<Record<string, unknown>>;
  readonly group: Readonly<Record<string, unknown>>;
  /** What the deployment decides for all its sites, above everything that a file says. */
  readonly deployment?: Readonly<Record<string, unknown>>;
}

/** A stored dealership with the switches it sets itself. */
export type StoredDealership = Omit<Dealership, 'switches'> & { readonly switches: Readonly<Record<string, unknown>> };

/** Every switch of a site with the layer it came from; a dealership's own override the site's. */
export function siteSwitches(definition: SiteDefinition, layers: SiteLayers, dealership?: StoredDealership): Resolved {
  const named: Layer[] = [
    { name: `template ${definition.template}`, switches: layers.template },
    { name: `brand ${definition.brand ?? ''}`, switches: layers.brand },
    { name: `group ${definition.group ?? ''}`, switches: layers.group },
    { name: `site ${definition.slug}`, switches: definition.switches },
    ...(dealership === undefined ? [] : [{ name: `dealership ${dealership.slug}`, switches: dealership.switches }]),
    { name: 'this deployment', switches: layers.deployment ?? {} },
  ];
  return resolveSwitches(named);
}

/** Builds a site from what is stored. */
export function resolveSite(
  id: number,
  definition: SiteDefinition,
  layers: SiteLayers,
  dealerships: readonly StoredDealership[],
): Site {
  const resolved = siteSwitches(definition, layers);
  const { values } = resolved;
  const wheel = siteFileSchema.shape.prize_wheel.parse(definition.prize_wheel);
  return {
    id,
    slug: definition.slug,
    name: definition.name,
    template: definition.template,
    brand: definition.brand,
    group: definition.group,
    logoUrl: definition.logo_url,
    facebookUrl: definition.facebook_url,
    instagramUrl: definition.instagram_url,
    manufacturer: definition.manufacturer,
    makeWebsites: siteFileSchema.shape.dealership_websites
      .parse(definition.dealership_websites)
      .flatMap(({ make, url }) => (url === null ? [] : [{ make, url }])),
    switches: values,
    namesLender: isSet(resolved, 'financeProvider'),
    // A definition stored by an earlier version lacks what has been added since: the schemas' defaults fill it in.
    theme: themeSchema.parse(definition.theme),
    menu: menuSchema.parse(definition.menu),
    popup: siteFileSchema.shape.popup.parse(definition.popup),
    announcement: siteFileSchema.shape.announcement.parse(definition.announcement),
    prizeWheel: wheel === null ? null : readWheel(wheel),
    pages: pagesFor(definition.pages, values),
    posts: definition.posts ?? [],
    dealerships: dealerships.map((dealership) => ({
      ...dealership,
      switches: siteSwitches(definition, layers, dealership).values,
    })),
  };
}
