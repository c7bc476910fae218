import type { CardTag } from '#src/rules/card/card-tag.ts';
import type { Menu } from '#src/site/menu.ts';
import type { Theme } from '#src/site/theme.ts';

/** A step of a breadcrumb; the last has no address. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** What every page of a site wears: name, colours, header and footer. */
export interface SiteDress {
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  /** The whole of the inline theme: `:root{--tenant-…}`. */
  readonly themeCss: string;
  readonly arrangement: Theme['header'];
  readonly menu: Menu;
  /** 'car' or 'caravan': what this site's texts call a vehicle. */
  readonly vehicleWord: string;
  readonly primaryLocation: PlaceLine | null;
  /** Dealer licence and repairer numbers to be shown in the footer. */
  readonly licences: readonly string[];
  readonly year: number;
}

/** A location in one breath. */
export interface PlaceLine {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string | null;
}

/** A price as it is written, with what it means (ledger K1). */
export type PriceView =
  | { readonly kind: 'price'; readonly text: string; readonly was: string | null; readonly meaning: string }
  | { readonly kind: 'subscription'; readonly text: string; readonly meaning: string }
  | { readonly kind: 'words'; readonly text: string };

/** A vehicle as a result card. */
export interface CardView {
  readonly id: number;
  readonly href: string;
  /** Year, make and model. */
  readonly title: string;
  readonly badge: string | null;
  readonly tag: { readonly kind: CardTag['kind'] | 'sold'; readonly text: string } | null;
  readonly imageUrl: string | null;
  readonly photosCount: number;
  /** What a picture that is missing would show: a body type such as 'suv'. */
  readonly body: string;
  readonly attributes: readonly string[];
  /** null for a car that is sold: 'find me something similar' stands in its place (ledger C3). */
  readonly price: PriceView | null;
  readonly similarHref: string;
}

/** A page of search results. */
export interface SearchPage {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly count: number;
  readonly cards: readonly CardView[];
  readonly cardsPerRow: 3 | 4;
  readonly page: number;
  readonly pages: number;
  /** The address of each page of results, first to last. */
  readonly pageHrefs: readonly string[];
  readonly vehicleWord: string;
}

/** A labelled fact about a vehicle. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A vehicle's own page. */
export interface VehiclePage {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly badge: string | null;
  readonly tag: CardView['tag'];
  readonly available: boolean;
  readonly price: PriceView | null;
  readonly images: readonly string[];
  readonly body: string;
  readonly facts: readonly Fact[];
  readonly equipment: readonly string[];
  readonly commentsTitle: string;
  /** The dealer's words, made safe when they came in. */
  readonly commentsHtml: string;
  readonly vehicleWord: string;
  readonly location: PlaceLine | null;
  readonly dealer: { readonly name: string; readonly href: string };
  readonly similarHref: string;
  readonly description: string;
  readonly indexed: boolean;
}
