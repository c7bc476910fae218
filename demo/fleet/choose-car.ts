import { CAR_MODELS, type MadeModel, trimYears } from './car-makes.ts';
import { type CarType, isSoldIn, type Trim } from './car-model.ts';
import type { DemoDealer } from './dealers.ts';
import type { Dice } from './seeded.ts';

/** A car that a dealership could have. */
export interface ChosenCar {
  readonly carType: CarType;
  readonly model: MadeModel;
  readonly trim: Trim;
  readonly year: number;
}

/**
 * Chooses the cars of a dealership: new ones and demos of its own makes, used ones of any, each with a badge that was sold in its
 * year.
 */
export function chooseCar(dealer: DemoDealer, thisYear: number, dice: Dice): ChosenCar {
  const carType = typeOf(dealer, dice);
  // Choosing the year first would favour makes with a long history, so it is chosen from the years in which the model was sold.
  const franchised = dealer.yards.flatMap(({ makes }) => makes);
  const model = dice.weighted(CAR_MODELS, (one) => {
    if (carType === 'used')
      return isOldEnough(one, dealer, thisYear) ? one.share * (dealer.used[one.make] ?? dealer.otherwise) : 0;
    return one.years[1] === null && one.years[0] <= thisYear && franchised.includes(one.make) ? one.share : 0;
  });
  const ages =
    carType === 'used' ? Array.from({ length: dealer.oldest }, (_, at) => at + 1) : [0, 0, 0, carType === 'demo' ? 0 : 1];
  const years = ages
    .map((age) => thisYear - age)
    .filter((year) => model.trims.some((trim) => isSoldIn(year, trimYears(model, trim))));
  const year = dice.weighted(years, (one) => 1 / (3 + Math.abs(thisYear - one - 4)));
  const trim = dice.pick(model.trims.filter((one) => isSoldIn(year, trimYears(model, one))));
  return { carType, model, trim, year };
}

function typeOf({ mix }: DemoDealer, dice: Dice): CarType {
  const roll = dice.roll() * 100;
  if (roll < mix.new) return 'new';
  return roll < mix.new + mix.demo ? 'demo' : 'used';
}

/** Whether there are used ones that are not too old for the dealership. */
const isOldEnough = ({ trims, years }: MadeModel, { oldest }: DemoDealer, thisYear: number): boolean =>
  trims.some(([, , , , only]) => {
    const [from, to] = only?.years ?? years;
    return from < thisYear && (to ?? thisYear) >= thisYear - oldest;
  });
