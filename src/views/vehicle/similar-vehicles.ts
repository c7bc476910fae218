import { bodyName } from '#src/rules/stock/body-type.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { plural } from '#src/rules/text/plural.ts';
import { pickSimilar, priceWindow } from '#src/rules/vehicle/similar.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { FirstQuery } from '#src/showroom/first-rows.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type CardView, cardView, similarHref } from '#src/views/card/card-view.ts';

/** Vehicles like this one (ledger V13). */
export interface SimilarView {
  readonly heading: string;
  readonly layout: Switches['similarLayout'];
  readonly cards: readonly CardView[];
  readonly href: string;
}

/** The most that each search for similar vehicles returns; one more is requested, since the vehicle itself may be among them. */
const LIMIT = 10;
const IN_STOCK = 'in_stock';

/** Vehicles like one, from the same site's stock; null when there are none (ledger V13). With `isFree`, only those that nobody has reserved. */
export function similarVehicles(context: PageContext, car: Vehicle, { isFree = false } = {}): SimilarView | null {
  const found = similarTo(context, car, isFree);
  if (found.length === 0) return null;
  const { similarHeading, similarLayout } = context.site.switches;
  return {
    heading: `Similar ${plural(car.itemType)} ${similarHeading}`,
    layout: similarLayout,
    cards: found.map((facts) => cardView(context, facts)),
    href: similarHref(car),
  };
}

/** The ids of vehicles like the one of this address or id; null when this site has no such vehicle (ledger V13). */
export async function similarIds(context: PageContext, key: string): Promise<readonly number[] | null> {
  const car = await findVehicle(context, key);
  return car === null ? null : similarTo(context, car).map(({ id }) => id);
}

/** The page must not fail for want of similar vehicles: an error is logged, and a simpler search is tried. */
function similarTo(context: PageContext, car: Vehicle, isFree = false): readonly CardFacts[] {
  const count = context.site.switches.similarCount;
  for (const search of [searched, filtered]) {
    try {
      const found = search(context, car).map((cards) =>
        cards.filter(({ id, reserved }) => id !== car.id && !(isFree && reserved)).slice(0, LIMIT),
      );
      return pickSimilar(found, car, count);
    } catch (error) {
      context.services.warn(error, 'Similar vehicles could not be searched for.');
    }
  }
  return [];
}

/** One search for each kind of similarity, within a range around the price. */
function searched({ site, showroom }: PageContext, car: Vehicle): readonly (readonly CardFacts[])[] {
  const body = car.simpleBody === null ? null : bodyName(car.simpleBody, site.switches.truckMeans);
  const likenesses: readonly FirstQuery['words'][] = [
    { make: car.make, model: car.model },
    ...(body === null ? [] : [{ body }]),
    { make: car.make },
  ];
  const price = priceWindow(car.price);
  const ranges = price === null ? {} : { price };
  return likenesses.map((words) => showroom.stock.first({ words: { ...words, status: IN_STOCK }, ranges }, LIMIT + 1));
}

/** The simpler search: what the site has in stock of the same make. */
const filtered = ({ showroom }: PageContext, car: Vehicle): readonly (readonly CardFacts[])[] => [
  showroom.stock.fixedList(
    [
      { field: 'make', value: car.make },
      { field: 'status', value: IN_STOCK },
    ],
    LIMIT + 1,
  ),
];
