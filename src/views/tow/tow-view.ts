import type { VanWeights } from '#src/rules/tow/tow-verdict.ts';
import { isTowed, TOWED_TYPE } from '#src/rules/tow/towed.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A caravan as a tow car sees it: its weights, or that it needs none. */
export type TowedView = VanWeights | 'drives-itself';

type Towed = Pick<CardFacts, 'itemType' | 'simpleBody' | 'model' | 'badge' | 'trailerMass' | 'tareWeight'>;

/** Null when the site matches no tow cars, and for what is no caravan (ledger P15). */
export function towedView({ site }: Pick<PageContext, 'site'>, car: Towed): TowedView | null {
  if (!site.switches.towMatch || car.itemType !== TOWED_TYPE) return null;
  return isTowed(car) ? { atm: car.trailerMass, tare: car.tareWeight } : 'drives-itself';
}
