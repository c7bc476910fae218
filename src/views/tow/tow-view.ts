import { isTowed } from '#src/rules/tow/towed.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A caravan as a tow car sees it. */
export interface TowedView {
  /** Its aggregate trailer mass in kilograms; null when its plate is not known. */
  readonly atm: number | null;
}

type Towed = Pick<CardFacts, 'itemType' | 'simpleBody' | 'trailerMass'>;

/** Null when the site matches no tow cars, and for what nobody tows (ledger P15). */
export const towedView = ({ site }: Pick<PageContext, 'site'>, car: Towed): TowedView | null =>
  site.switches.towMatch && car.itemType === 'caravan' && isTowed(car.simpleBody) ? { atm: car.trailerMass } : null;
