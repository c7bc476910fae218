import { CAR_MODELS } from '#demo/fleet/car-makes.ts';
import { chooseCar } from '#demo/fleet/choose-car.ts';
import { DEALERS, type DemoDealer } from '#demo/fleet/dealers.ts';
import { generatedStock } from '#demo/fleet/generated-stock.ts';
import { USUAL_KM, worthAt } from '#demo/fleet/price-at.ts';
import { seeded } from '#demo/fleet/seeded.ts';
import { type Listing, marketGroups } from '#src/rules/market/listing.ts';
import { QUESTION_NAMES, QUESTIONS, readAnswers } from '#src/rules/trade-in/condition.ts';
import { figureLimit } from '#src/rules/trade-in/figure-limits.ts';
import { marketForCar, RANGE_SHARE } from '#src/rules/trade-in/market-for-car.ts';
import { type OfferFigures, tradeInOffer } from '#src/rules/trade-in/trade-in-offer.ts';
import { median, normal, off, percent } from './market-figures.ts';

/**
 * How far trade-in offers are from what a dealer who knew the sale price would pay: each car is taken out of the market, valued by the rest, and
 * compared with its own price, less the same costs. The floor is the error of one who knew what each car is truly worth: nobody can
 * foresee the rest. Fails when the median error is more than 1.2 floors, or the stated range holds 5 points more or less than it says.
 */
const YEAR = 2026;
const TODAY = `${YEAR}-06-30`;
const COSTS = { marginPercent: 8, readyDollars: 800 };
const MOST_FLOORS = 1.2;
const POINTS = 0.05;
const BEST = readAnswers(Object.fromEntries(QUESTION_NAMES.map((name) => [name, QUESTIONS[name].answers[0].value])));

interface Drawn {
  readonly listing: Listing;
  /** What it is worth before anyone haggles. */
  readonly worth: number;
}

const rows = [
  measured('demo fleet, as generated', demoStock()),
  measured('2,500 cars, 7 dealers, 6% noise', drawn(2_500, 7, 0.06)),
  measured('2,500 cars, 7 dealers, 12% noise', drawn(2_500, 7, 0.12)),
  measured('6,000 cars, 25 dealers, 12% noise', drawn(6_000, 25, 0.12)),
];
console.table(rows.map(({ isHeld: _isHeld, ...shown }) => shown));
if (rows.some(({ isHeld }) => !isHeld)) process.exitCode = 1;

function measured(market: string, stock: readonly Drawn[]) {
  const worths = new Map(stock.map(({ listing, worth }) => [listing.id, worth]));
  const errors: number[] = [];
  const floors: number[] = [];
  let [asked, inside] = [0, 0];
  for (const group of marketGroups(stock.map(({ listing }) => listing))) {
    for (const car of group.filter(({ carType }) => carType === 'used')) {
      if (figureLimit({ year: car.year, built: null, kms: car.km }, TODAY) !== null) continue;
      asked += 1;
      const offer = offerFor(car, group);
      if (offer === null) continue;
      const fair = dealerPays(car.price, offer);
      errors.push(off(offer.middleCents / 100, fair));
      floors.push(off(dealerPays(worths.get(car.id) ?? 0, offer), fair));
      if (fair * 100 >= offer.lowCents && fair * 100 <= offer.highCents) inside += 1;
    }
  }
  const ratio = median(errors) / median(floors);
  const share = inside / errors.length;
  return {
    market,
    offers: `${errors.length} of ${asked}`,
    'median error': percent(median(errors)),
    floor: percent(median(floors)),
    ratio: ratio.toFixed(2),
    'in range': percent(share),
    meant: percent(RANGE_SHARE),
    isHeld: ratio <= MOST_FLOORS && Math.abs(share - RANGE_SHARE) <= POINTS,
  };
}

/** The offer for a car in the best condition, by a market without it. */
function offerFor(car: Listing, group: readonly Listing[]): OfferFigures | null {
  const market = marketForCar(
    car,
    group.filter(({ id }) => id !== car.id),
  );
  if (market === null || BEST === null) return null;
  return tradeInOffer({ year: car.year, kms: car.km ?? 0, market, answers: BEST, marks: [], costs: COSTS });
}

/** What a dealer pays who knows that the car will sell for a price: the price, less the margin and the offer's own costs. */
function dealerPays(price: number, { rows: reasons }: OfferFigures): number {
  const condition = reasons.slice(2, -1).reduce((sum, { cents }) => sum + cents / 100, 0);
  return price * (1 - COSTS.marginPercent / 100) + condition - COSTS.readyDollars;
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
          if (model === undefined || trim === undefined || typeof car.price !== 'number' || car.car_type !== 'used') return [];
          id += 1;
          const listing = { ...(car as unknown as Listing), id, dealershipId: dealer, itemType: 'car', carType: 'used' as const };
          return [{ listing, worth: worthOf(listing, trim[1], model.hold ?? 1) }];
        }),
  );
}

/** Used cars such as the demo dealerships have, whose prices lie around their worth with a known spread. */
function drawn(count: number, dealers: number, noise: number): Drawn[] {
  const kinds = Object.values(DEALERS).filter(({ sells }) => sells === 'cars');
  return Array.from({ length: count }, (_, at) => {
    const dice = seeded(`valuation/${count}/${noise}/${at}`);
    const dealershipId = dice.whole(1, dealers);
    const { model, trim, year } = chooseCar(kinds[dealershipId % kinds.length] as DemoDealer, YEAR, dice);
    const km = Math.round((YEAR - year) * USUAL_KM * (0.55 + dice.roll() * 0.85)) + dice.whole(600, 7_400);
    const facts = { id: at + 1, dealershipId, itemType: 'car', make: model.make, model: model.model, badge: trim[0] };
    const listing: Listing = { ...facts, carType: 'used', year, km, price: 0 };
    const worth = worthOf(listing, trim[1], model.hold ?? 1);
    return { listing: { ...listing, price: Math.round(worth * Math.exp(noise * normal(dice))) }, worth };
  });
}

function worthOf({ year, km }: Listing, priceNew: number, hold: number): number {
  return worthAt({ priceNew, age: YEAR - year, km: km ?? 0, hold });
}
