import type { GalleryViewName } from '#src/rules/gallery/gallery-views.ts';
import type { VehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import type { HotspotPosition, Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PromisePoint } from '#src/rules/vehicle/promise-points.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import type { LocationLine } from '#src/use-cases/places/locations.ts';
import type { PostView } from '#src/views/blog/post-view.ts';
import type { DeliveryView } from '#src/views/delivery/delivery-view.ts';
import type { FinanceView } from '#src/views/finance/finance-types.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { VehicleForms } from '#src/views/leads/form-types.ts';
import type { MarketView } from '#src/views/market/market-view.ts';
import type { LocationMap } from '#src/views/places/location-map.ts';
import type { FuelView } from '#src/views/running-costs/fuel-view.ts';
import type { CardView, Crumb, Fact, FormCar, PictureView, PriceView, SaveView, ViewedCar } from '#src/views/site/page-types.ts';

/** What is seen of a vehicle: its photographs, and what moves (ledger G). */
export interface GalleryView {
  readonly images: readonly PictureView[];
  readonly look: Theme['gallery'];
  /** What is drawn where there is no picture, or one that does not load. */
  readonly body: string;
  readonly isSold: boolean;
  readonly hasThumbs: boolean;
  /** The second of what is swiped through. */
  readonly video: VehicleVideo | null;
  /** The ways to look at it; more than one are offered as a choice. */
  readonly views: readonly GalleryViewName[];
  readonly startsWith: 'spin' | 'images';
  /** null where it cannot be turned around. */
  readonly spin: SpinView | null;
  /** null where it cannot be looked into. */
  readonly interior: InteriorView | null;
  /** What the dealer declares, wherever on the vehicle it is. */
  readonly flaws: readonly FlawView[];
}

/** A place that is worth a word, where the picture shows it (ledger G5). */
export interface HotspotView {
  readonly kind: 'feature' | 'flaw';
  readonly description: string;
  readonly positions: readonly HotspotPosition[];
  readonly photo: PictureView | null;
}

/** A vehicle to be turned around, and how it turns (ledger G4). */
export interface SpinView {
  readonly frames: readonly PictureView[];
  readonly hotspots: readonly HotspotView[];
  readonly turnsByItself: boolean;
  readonly frameMs: number;
  readonly dragPixels: number;
}

/** A vehicle seen from its seats. */
export interface InteriorView {
  readonly src: string;
  readonly hotspots: readonly HotspotView[];
}

/** A flaw that the dealer declares. */
export interface FlawView {
  readonly view: 'exterior' | 'interior';
  readonly description: string;
  readonly photo: PictureView | null;
}

/** How the dealer is rung (ledger V11). */
export interface CallView {
  readonly text: string;
  /** null where the dealer has given no number. */
  readonly phone: string | null;
  /** What is read of the number until it is asked for; null where it is shown at once. */
  readonly masked: string | null;
  readonly carId: number;
  readonly dealershipId: number;
  readonly websiteId: number;
}

/** What is sent to a friend (ledger V17). */
export interface ShareView {
  /** The page's address, as others reach it. */
  readonly url: string;
  readonly title: string;
  /** Where it is said that the address was copied. */
  readonly notice: Switches['copiedNotice'];
}

/** A vehicle on paper (ledger V18). */
export interface SheetView {
  readonly carId: number;
  readonly pdfHref: string;
  readonly printHref: string;
}

/** Vehicles like this one (ledger V13). */
export interface SimilarView {
  readonly heading: string;
  readonly layout: Switches['similarLayout'];
  readonly cards: readonly CardView[];
  readonly href: string;
}

/** What comes with a vehicle and why to buy it here, each list a tab where it is not empty (ledger V4). */
export interface PromisesView {
  readonly included: readonly PromisePoint[];
  readonly whyBuy: readonly PromisePoint[];
  readonly protect: readonly PromisePoint[];
}

/** For how long a vehicle has been for sale, and what was asked for it, oldest first; no steps where no change was recorded. */
export interface HistoryView {
  readonly listed: string;
  /** What its prices are: drive away, excluding government charges, or the site's own words; null where it names none (ledger K1). */
  readonly meaning: string | null;
  readonly steps: readonly PriceStepView[];
}

/** A price that was asked. */
export interface PriceStepView {
  readonly dollars: number | null;
  readonly price: string;
  /** null for the first one, whose beginning was not recorded. */
  readonly since: string | null;
  readonly change: string | null;
}

/** Where a vehicle can be seen (ledger V2). */
export interface MapView {
  readonly picture: LocationMap | null;
  readonly hours: HoursView | null;
  readonly directionsHref: string;
}

/** A vehicle's own page. */
export interface VehiclePage {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly badge: string | null;
  readonly tag: CardView['tag'];
  /** Everything the page tags it with: its state first, then its card's tag (ledger V8). */
  readonly tags: readonly NonNullable<CardView['tag']>[];
  readonly carType: Vehicle['carType'];
  readonly available: boolean;
  readonly price: PriceView | null;
  readonly gallery: GalleryView;
  /** What is asked first, beside the price. */
  readonly highlights: readonly { readonly kind: 'kilometres' | 'transmission' | 'body'; readonly text: string }[];
  /** The first four are what is asked first. */
  readonly facts: readonly Fact[];
  readonly specifications: readonly Fact[];
  readonly equipment: readonly string[];
  readonly commentsTitle: string;
  /** The dealer's words, made safe when they came in; empty where there are none yet. What comes after the cut is marked (ledger V5). */
  readonly commentsHtml: string;
  readonly isCommentFolded: boolean;
  readonly featuresShown: number;
  readonly promises: PromisesView;
  /** What was checked of it; empty where nothing is said (ledger V10). */
  readonly checks: readonly string[];
  /** Where the report of its history is; null where there is none. */
  readonly historyReport: string | null;
  /** Where a trade-in is valued; null where none is offered. */
  readonly tradeInHref: string | null;
  readonly disclaimer: string | null;
  readonly history: HistoryView | null;
  /** Whether a phone's bar also names the vehicle once one has read on (ledger V3). */
  readonly opensPhoneBar: boolean;
  readonly vehicleWord: string;
  readonly location: LocationLine | null;
  /** null where the page has no such part. */
  readonly map: MapView | null;
  /** The licence and repairer numbers of the location, where they must be shown (ledger K3). */
  readonly licences: readonly string[];
  /** null where the dealer cannot be rung, or the vehicle can no longer be bought. */
  readonly call: CallView | null;
  readonly share: ShareView;
  readonly sheet: SheetView;
  /** What it would cost by the week, and what works that out; null where finance is not spoken of (ledger M1). */
  readonly finance: FinanceView | null;
  /** Its price beside the market's; null where there is nothing to set it beside (ledger M10). */
  readonly market: MarketView | null;
  /** The words of the market badge (ledger M11). */
  readonly marketBadge: string | null;
  /** What it costs to run, and to have it brought home; null where the site does not say (ledger M12, M13). */
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
  /** Where the views are counted and asked for; null where they are not shown. */
  readonly viewsHref: string | null;
  /** null where nothing like it is in stock. */
  readonly similar: SimilarView | null;
  /** What there is to read about it and others; empty where the site shows none here (ledger V14). */
  readonly articles: readonly PostView[];
  readonly dealer: { readonly name: string; readonly href: string };
  readonly save: SaveView | null;
  /** What can be asked about it, and the line that stands over each form. */
  readonly asks: VehicleForms;
  readonly formCar: FormCar;
  readonly viewed: ViewedCar;
  readonly similarHref: string;
  readonly description: string;
  readonly indexed: boolean;
}
