import { CAR_MODELS } from '#demo/fleet/car-makes.ts';
import { chooseCar } from '#demo/fleet/choose-car.ts';
import { DEALERS, type DemoDealer } from '#demo/fleet/dealers.ts';
import { generatedStock } from '#demo/fleet/generated-stock.ts';
import { USUAL_KM, worthAt } from '#demo/fleet/price-at.ts';
import { type Dice, seeded } from '#demo/fleet/seeded.ts';
import { estimateGroup } from '#src/rules/market/estimate-group.ts';
import { type Listing, type MarketEstimate, marketGroups } from '#src/rules/market/listing.ts';
import { median, normal, off, percent } from './market-figures.ts';

/**
 * How far the estimator is from the price of a vehicle that it has not seen, and how long it takes. The floor is how far one would be who knew
 * what each vehicle is truly worth: nobody can foresee the rest. 'worth it' is the error over that floor; a naive rival, the median price of
 * model and year, stands beside it.
 */
const YEAR = 2026;
const NOISE = 0.15;
const LIMIT_S = 30;

interface Drawn {
  readonly listing: Listing;
  /** What it is worth before anyone haggles. */
  readonly worth: number;
}

const large = drawn(100_000, 400);
report('the demo stock, as it is generated', demoStock());
report(`2,500 vehicles of 7 dealers, ${NOISE * 100}% noise`, drawn(2_500, 7));
report(`20,000 vehicles of 80 dealers, ${NOISE * 100}% noise`, drawn(20_000, 80));
const seconds = report(`100,000 vehicles of 400 dealers, ${NOISE * 100}% noise`, large);
console.log(`100,000 vehicles priced in ${seconds.toFixed(1)} s (at most ${LIMIT_S}).`);
if (seconds > LIMIT_S) process.exitCode = 1;

function report(name: string, stock: readonly Drawn[]): number {
  const begun = performance.now();
  const used = process.cpuUsage();
  const estimates = marketGroups(stock.map(({ listing }) => listing)).flatMap(estimateGroup);
  const took = (performance.now() - begun) / 1_000;
  const busy = process.cpuUsage(used).user / 1_000_000;
  const byId = new Map(estimates.map((one) => [one.id, one]));
  const known = stock.filter(({ listing }) => byId.has(listing.id));
  const estimateOf = (id: number) => byId.get(id) as MarketEstimate;
  const error = median(known.map(({ listing }) => off(estimateOf(listing.id).middle, listing.price)));
  const floor = median(known.map(({ listing, worth }) => off(worth, listing.price)));
  const naive = naiveOf(stock);
  const inside = known.filter(({ listing: { id, price } }) => price >= estimateOf(id).low && price <= estimateOf(id).high);
  console.log(
    [
      `${name}: ${known.length} of ${stock.length} estimated in ${took.toFixed(2)} s (${busy.toFixed(2)} s of a processor)`,
      `  median error ${percent(error)}, floor ${percent(floor)}, ratio ${(error / floor).toFixed(2)}`,
      `  median price of model and year: ${percent(median(known.map(({ listing }) => off(naive(listing), listing.price))))}`,
      `  within the range: ${percent(inside.length / known.length)} (meant: 80%); median confidence ${median(estimates.map(({ confidence }) => confidence)).toFixed(2)}`,
    ].join('\n'),
  );
  return took;
}

/** The vehicles that `npm start` sells; those that a person wrote have no known worth and stay out of the figures. */
function demoStock(): Drawn[] {
  let id = 0;
  return Object.entries(DEALERS).flatMap(([slug, { sells }], dealer) =>
    sells === 'caravans'
      ? []
      : generatedStock(slug, 8, YEAR).flatMap((car) => {
          const model = CAR_MODELS.find((one) => one.make === car.make && one.model === car.model);
          const trim = model?.trims.find(([badge]) => badge === car.badge);
          if (model === undefined || trim === undefined || typeof car.price !== 'number') return [];
          id += 1;
          const listing = {
            ...(car as unknown as Listing),
            id,
            dealershipId: dealer,
            itemType: 'car',
            carType: car.car_type as Listing['carType'],
          };
          return [{ listing, worth: worthOf(listing, trim[1], model.hold ?? 1) }];
        }),
  );
}

/** Cars such as the demo dealerships have, whose prices lie around their worth with a known spread. */
function drawn(count: number, dealers: number): Drawn[] {
  const kinds = Object.values(DEALERS).filter(({ sells }) => sells === 'cars');
  return Array.from({ length: count }, (_, at) => {
    const dice = seeded(`market/${count}/${at}`);
    const dealershipId = dice.whole(1, dealers);
    const { carType, model, trim, year } = chooseCar(kinds[dealershipId % kinds.length] as DemoDealer, YEAR, dice);
    const facts = {
      id: at + 1,
      dealershipId,
      itemType: 'car',
      make: model.make,
      model: model.model,
      badge: trim[0],
      carType,
      year,
      price: 0,
    };
    const listing = { ...facts, km: kmOf(carType, YEAR - year, dice) };
    const worth = worthOf(listing, trim[1], model.hold ?? 1);
    return { listing: { ...listing, price: Math.round(worth * Math.exp(NOISE * normal(dice))) }, worth };
  });
}

function worthOf({ carType, year, km }: Listing, priceNew: number, hold: number): number {
  if (carType === 'new') return priceNew;
  const worth = worthAt({ priceNew, age: YEAR - year, km: km ?? 0, hold });
  return carType === 'demo' ? Math.max(worth, priceNew * 0.87) : worth;
}

function kmOf(carType: Listing['carType'], age: number, dice: Dice): number {
  if (carType !== 'used') return carType === 'new' ? dice.whole(4, 28) : dice.whole(900, 8_800);
  return Math.round(age * USUAL_KM * (0.55 + dice.roll() * 0.85)) + dice.whole(600, 7_400);
}

/** The median of the other listings of one model and year. */
function naiveOf(stock: readonly Drawn[]): (listing: Listing) => number {
  const key = ({ make, model, year }: Listing) => `${make} ${model} ${year}`;
  const groups = Map.groupBy(
    stock.map(({ listing }) => listing),
    key,
  );
  return (listing) => {
    const others = (groups.get(key(listing)) ?? []).filter(({ id }) => id !== listing.id).slice(0, 400);
    return others.length === 0 ? 0 : median(others.map(({ price }) => price));
  };
}
