import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { foldedHtml, hasWords } from '#src/rules/vehicle/folded-html.ts';
import { includedPoints, type PromisePoint, whyBuyPoints } from '#src/rules/vehicle/promise-points.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What comes with a vehicle and why to buy it here; each list is a tab unless it is empty (ledger V4). */
export interface PromisesView {
  readonly included: readonly PromisePoint[];
  readonly whyBuy: readonly PromisePoint[];
  readonly protect: readonly PromisePoint[];
}

/** The dealer's words about a vehicle, its equipment and the promises that come with it. */
export interface VehicleStory {
  readonly equipment: readonly string[];
  readonly commentsTitle: string;
  /** Sanitised when it came in; empty when there are none yet. What comes after the fold is marked (ledger V5). */
  readonly commentsHtml: string;
  readonly isCommentFolded: boolean;
  readonly featuresShown: number;
  readonly promises: PromisesView;
}

/** How many characters of a dealer's comments are shown before the fold (ledger V5). */
const SHOWN_LETTERS = 400;

/** The tabs of a vehicle's page: the dealer's comments, what comes with it, its features (ledger V4, V5, V6). */
export function vehicleStory({ site: { switches } }: PageContext, car: Vehicle): VehicleStory {
  const { html, isFolded } = foldedHtml(car.dealercomments, SHOWN_LETTERS);
  return {
    commentsTitle: switches.dealerCommentsTitle,
    commentsHtml: hasWords(html) ? html : '',
    isCommentFolded: isFolded,
    equipment: car.equipment,
    featuresShown: switches.featuresShown,
    promises: {
      included: includedPoints(car, switches),
      whyBuy: whyBuyPoints(car, switches),
      protect: switches.protectYourCar,
    },
  };
}
