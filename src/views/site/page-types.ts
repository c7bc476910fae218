import type { CardTag } from '#src/rules/card/card-tag.ts';
import type { PriceDeal } from '#src/rules/card/price-deal.ts';
import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import type { LocationLine } from '#src/use-cases/places/locations.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { ShownMenu } from './menu-types.ts';

/** A step of a breadcrumb; the last has no address. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** A picture in the widths a browser may choose from. */
export interface PictureView {
  readonly src: string;
  /** null for a picture that comes in one size only. */
  readonly srcSet: string | null;
  readonly alt: string;
}

/** What every page of a site wears: name, colours, header and footer. */
export interface SiteShell {
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  /** The whole of the inline theme: the site's font faces and `:root{--tenant-…}`. */
  readonly themeCss: string;
  /** The addresses of the font files, to be fetched before the page is laid out. */
  readonly fontFiles: readonly string[];
  readonly headerLayout: Theme['header'];
  readonly mark: Theme['mark'];
  readonly menu: ShownMenu;
  /** What the page of kept vehicles is called; null where the site keeps none (ledger P11). */
  readonly savedTitle: string | null;
  readonly menusOpenOn: Switches['menusOpenOn'];
  /** 'car' or 'caravan': what this site's texts call a vehicle. */
  readonly vehicleWord: string;
  readonly primaryLocation: LocationLine | null;
  /** When the primary location is open; null where it does not say. */
  readonly hours: HoursView | null;
  readonly popup: PopupView | null;
  readonly announcement: AnnouncementView | null;
  /** Dealer licence and repairer numbers to be shown in the footer. */
  readonly licences: readonly string[];
  readonly year: number;
}

/** What comes up in a corner of a page (ledger O3). */
export interface PopupView {
  /** What the browser remembers it by. */
  readonly key: string;
  readonly picture: PictureView | null;
  readonly alt: string;
  readonly href: string | null;
  readonly heading: string;
  readonly text: string;
  /** When it ends, also on a page that was left open; null for never. */
  readonly expires: number | null;
}

/** A bar over a page (ledger V14). */
export interface AnnouncementView {
  readonly key: string;
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly collapsible: boolean;
  /** On every page, not only on those of vehicles. */
  readonly everywhere: boolean;
}

/** A price as it is written, with what it means (ledger K1). */
export type PriceView =
  | { readonly kind: 'price'; readonly text: string; readonly was: string | null; readonly meaning: string }
  | { readonly kind: 'subscription'; readonly text: string; readonly per: string; readonly meaning: string }
  | { readonly kind: 'words'; readonly text: string };

/** What the button that keeps a vehicle in the browser knows of it (ledger A5). */
export interface SaveView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly imageUrl: string | null;
  readonly dealershipId: number;
  readonly label: Switches['saveLabel'];
}

/** What the browser notes of a vehicle whose page was opened (ledger A6). */
export interface ViewedCar {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simpleBody: string | null;
}

/** A vehicle as a result card. */
export interface CardView {
  readonly id: number;
  readonly href: string;
  /** Year, make and model. */
  readonly title: string;
  readonly badge: string | null;
  /** `imageUrl` where the tag is a picture, whose words `text` then are (ledger C7). */
  readonly tag: { readonly kind: CardTag['kind'] | 'sold'; readonly text: string; readonly imageUrl?: string } | null;
  readonly picture: PictureView | null;
  readonly photosCount: number;
  /** What a picture that is missing would show: a body type such as 'suv'. */
  readonly body: string;
  readonly attributes: readonly string[];
  /** Stands on a line of its own; null where the site does not show it. */
  readonly stockNumber: string | null;
  /** null for a car that is sold: 'find me something similar' stands in its place (ledger C3). */
  readonly price: PriceView | null;
  readonly similarHref: string;
  /** null where it cannot be kept. */
  readonly save: SaveView | null;
  /** What is said of its price beside the market's; null where nothing can be (ledger C4). */
  readonly deal: PriceDeal | null;
  /** What it would cost by the week; null where that is not said (ledger M2). */
  readonly estimate: EstimateWords | null;
  /** What a quote that its page may ask for is kept under in the browser; null where none is asked for (ledger M8). */
  readonly quoteKey: string | null;
  /** How far it is from the place that is searched near: '12 km away'; null without one (ledger S23). */
  readonly distance: string | null;
}

/** A labelled fact such as '41,280 km' under 'Kilometres'. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A vehicle in a line, over a form about it. */
export interface FormCar {
  readonly name: string;
  readonly href: string;
  readonly stockNumber: string;
  readonly picture: PictureView | null;
  readonly body: string;
}
