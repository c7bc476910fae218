import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { foldedHtml, hasWords } from '#src/rules/vehicle/folded-html.ts';
import { includedPoints, whyBuyPoints } from '#src/rules/vehicle/promise-points.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { VehiclePage } from './vehicle-page-types.ts';

/** How much of a dealer's words is shown before they are folded away (ledger V5). */
const SHOWN_LETTERS = 400;

type Story = Pick<VehiclePage, 'commentsTitle' | 'commentsHtml' | 'isCommentFolded' | 'equipment' | 'featuresShown' | 'promises'>;

/** What is said of a vehicle under its tabs: the dealer's words, what comes with it, its features (ledger V4, V5, V6). */
export function vehicleStory({ site: { switches } }: PageContext, car: Vehicle): Story {
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
