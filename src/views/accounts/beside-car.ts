import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type PriceView, priceView } from '#src/views/card/card-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';

/** The vehicle that a form is about, beside it. */
export interface BesideCar {
  readonly name: string;
  /** Its badge and kilometres, as far as they are known. */
  readonly details: string;
  /** null when it can no longer be bought. */
  readonly price: PriceView | null;
  readonly picture: PictureView | null;
  readonly body: string;
}

export function besideCar(context: PageContext, car: Vehicle): BesideCar {
  const facts = cardFacts(car);
  return {
    name: [car.year, car.make, car.model].join(' '),
    details: [car.badge, car.km === null ? null : `${numberText(car.km)} km`]
      .filter((one) => one !== null && one !== '')
      .join(' · '),
    price: isAvailable(car) ? priceView(context, facts) : null,
    picture: facts.imageUrl === null ? null : pictureView(context, facts.imageUrl),
    body: car.simpleBody ?? car.itemType,
  };
}

/** What a search finds now, beside a form about it: pictured by the first of it. `found` is '12 cars right now'. */
export const besideSearch = (context: PageContext, first: Vehicle, found: string, words: string): BesideCar => ({
  ...besideCar(context, first),
  name: found,
  details: words,
  price: null,
});
