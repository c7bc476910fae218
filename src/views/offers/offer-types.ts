import type { FoldedHtml } from '#src/rules/vehicle/folded-html.ts';
import type { LocationLine } from '#src/use-cases/places/locations.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { FormView } from '#src/views/leads/form-types.ts';
import type { CardView, Crumb, PictureView } from '#src/views/site/page-types.ts';

/** A link with its words. */
export interface OfferLink {
  readonly label: string;
  readonly href: string;
}

/** An offer as a card shows it (ledger O1). */
export interface OfferCardView {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly category: string | null;
  /** Until when it stands; null where it does not end. */
  readonly until: string | null;
  /** The beginning of its description, as plain words. */
  readonly text: string;
  readonly disclaimer: FoldedHtml | null;
  readonly picture: PictureView | null;
  /** What is drawn where there is no picture. */
  readonly body: string;
  readonly enquire: OfferLink;
  /** To its model's page, where the site has one. */
  readonly explore: OfferLink | null;
  readonly testDrive: OfferLink | null;
}

/** An offer on its own page, or large on another. */
export interface OfferView extends OfferCardView {
  readonly description: FoldedHtml | null;
}

/** Everything on an offer's page. */
export interface OfferPageView {
  readonly crumbs: readonly Crumb[];
  readonly offer: OfferView;
  readonly dealer: string;
  readonly form: FormView;
  readonly place: LocationLine | null;
  readonly hours: HoursView | null;
  /** The vehicles it is about. */
  readonly stock: { readonly heading: string; readonly cards: readonly CardView[]; readonly href: string | null } | null;
  readonly others: readonly OfferCardView[];
  /** Where all offers are; null where the site has no such page. */
  readonly allHref: string | null;
}
