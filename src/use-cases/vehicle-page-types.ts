import type { Theme } from '#src/site/theme.ts';
import type { VehicleAsks } from './form-types.ts';
import type { CardView, Crumb, Fact, FormCar, PictureView, PlaceLine, PriceView, SaveView, ViewedCar } from './page-types.ts';

/** What is seen of a vehicle: its photographs, and what moves (ledger G). */
export interface GalleryView {
  readonly images: readonly PictureView[];
  readonly look: Theme['gallery'];
  /** What is drawn where there is no picture, or one that does not load. */
  readonly body: string;
  readonly isSold: boolean;
}

/** How the dealer is rung (ledger V11). */
export interface CallView {
  readonly text: string;
  readonly phone: string;
}

/** What is sent to a friend (ledger V17). */
export interface ShareView {
  readonly path: string;
  readonly title: string;
}

/** A vehicle on paper (ledger V18). */
export interface SheetView {
  readonly pdfHref: string;
  readonly printHref: string;
}

/** Vehicles like this one (ledger V13). */
export interface SimilarView {
  readonly heading: string;
  readonly cards: readonly CardView[];
  readonly href: string;
}

/** A vehicle's own page. */
export interface VehiclePage {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly badge: string | null;
  readonly tag: CardView['tag'];
  readonly available: boolean;
  readonly price: PriceView | null;
  readonly gallery: GalleryView;
  /** What is asked first, beside the price. */
  readonly highlights: readonly { readonly kind: 'kilometres' | 'transmission' | 'body'; readonly text: string }[];
  readonly facts: readonly Fact[];
  readonly equipment: readonly string[];
  readonly commentsTitle: string;
  /** The dealer's words, made safe when they came in. */
  readonly commentsHtml: string;
  readonly vehicleWord: string;
  readonly location: PlaceLine | null;
  /** The licence and repairer numbers of the location, where they must be shown (ledger K3). */
  readonly licences: readonly string[];
  /** null where the dealer cannot be rung, or the vehicle can no longer be bought. */
  readonly call: CallView | null;
  readonly share: ShareView;
  readonly sheet: SheetView;
  /** Where the views are counted and asked for; null where they are not shown. */
  readonly viewsHref: string | null;
  /** null where nothing like it is in stock. */
  readonly similar: SimilarView | null;
  readonly dealer: { readonly name: string; readonly href: string };
  readonly save: SaveView | null;
  /** What can be asked about it, and the line that stands over each form. */
  readonly asks: VehicleAsks;
  readonly formCar: FormCar;
  readonly viewed: ViewedCar;
  readonly similarHref: string;
  readonly description: string;
  readonly indexed: boolean;
}
