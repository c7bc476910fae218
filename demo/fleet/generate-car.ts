import type { CarBody, CarType } from './car-model.ts';
import { carWords } from './car-words.ts';
import { chooseCar } from './choose-car.ts';
import { conditionOf } from './condition.ts';
import type { DemoDealer } from './dealers.ts';
import { equipmentOf } from './equipment.ts';
import { CAR_INSIDE, CAR_SPOTS, WORK_SPOTS } from './hotspots.ts';
import { interiorOf } from './interiors.ts';
import { moneyOf } from './money.ts';
import { paletteOf } from './palettes.ts';
import { extrasOf, photoCount, photosOf } from './photos.ts';
import { ticketPrice, USUAL_KM, worthAt } from './price-at.ts';
import type { Dice } from './seeded.ts';
import { variantOf } from './variant.ts';
import { vinOf } from './vin.ts';

const WORKERS: readonly CarBody[] = ['Ute', 'Cab Chassis', '4x4', 'Van', 'Light Truck'];

/** A vehicle's index in its dealership's list, and the day on which the list is made. */
export interface Place {
  readonly dealer: DemoDealer;
  readonly stocknum: string;
  readonly serial: number;
  /** Days since it came in. */
  readonly age: number;
  readonly thisYear: number;
}

/** One car of a demo dealership, in the import's format with ages instead of dates. */
export function generateCar(place: Place, dice: Dice): Readonly<Record<string, unknown>> {
  const { dealer, thisYear } = place;
  const { carType, model, trim, year } = chooseCar(dealer, thisYear, dice);
  const [badge, priceNew, power, level, only] = trim;
  const body = only?.body ?? model.body;
  const km = kmOf(carType, thisYear - year, dice);
  const worth = carType === 'new' ? priceNew : worthAt({ priceNew, age: thisYear - year, km, hold: model.hold ?? 1 });
  const price = ticketPrice(
    carType === 'demo' ? Math.max(worth, priceNew * 0.87) : worth * (1 + (dice.roll() - 0.5) * (carType === 'new' ? 0.02 : 0.06)),
  );
  const colour = dice.weighted(paletteOf(model.make), (name) => 1 / (2 + paletteOf(model.make).indexOf(name)));
  const equipment = equipmentOf(
    { level, body, year, hasPlug: power.simple_fuel === 'Electric' || power.fuel.includes('Plug-in') },
    dice,
  );
  const condition = conditionOf({ carType, isLastYears: year < thisYear, price, age: place.age }, dice);
  const photos = photoCount(dice);
  const spots = { outside: WORKERS.includes(body) ? WORK_SPOTS : CAR_SPOTS, inside: CAR_INSIDE };
  const looks = { make: model.make, model: model.model, simple_body: body, colour };
  return {
    stocknum: place.stocknum,
    location: yardOf(dealer, carType, model.make, dice),
    year,
    ...looks,
    badge,
    series: model.series?.findLast(([from]) => year >= from)?.[1] ?? null,
    car_type: carType,
    interior_colour: interiorOf(level, dice),
    vin: vinOf({ wmi: model.wmi, year, serial: place.serial }, dice),
    km,
    simple_transmission: power.simple_transmission,
    trans: power.trans,
    gearnum: power.gears,
    simple_fuel: power.simple_fuel,
    fuel: power.fuel,
    simple_drive: power.simple_drive,
    drive: power.drive,
    seats: only?.seats ?? model.frame.seats,
    doors: only?.doors ?? model.frame.doors,
    engine_size: power.cc,
    engine_size_litres: power.cc === null ? null : Math.round(power.cc / 100) / 10,
    ...photosOf({ ...looks, car_type: carType }, photos, extrasOf(looks, photos, spots, dice)),
    standardEquipment: equipment,
    dealercomments: carWords(
      {
        closings: dealer.closings,
        carType,
        year,
        model: model.model,
        body,
        colour,
        km,
        isElectric: power.simple_fuel === 'Electric',
        equipment,
      },
      dice,
    ),
    custom_rank: photos === 0 ? 0 : dice.whole(1, 19),
    variant: variantOf(model, trim, year),
    ...paperworkOf(carType, year, thisYear, dice),
    certified:
      carType === 'used' && thisYear - year <= 6 && km < 110_000 && dealer.certifies.includes(model.make) && dice.chance(0.6),
    ...condition,
    ...moneyOf({ dealer, carType, price: condition.price === price ? price : null, age: thisYear - year }, dice),
  };
}

function kmOf(carType: CarType, age: number, dice: Dice): number {
  if (carType === 'new') return dice.whole(4, 28);
  if (carType === 'demo') return dice.whole(900, 8800);
  return Math.round(age * USUAL_KM * (0.55 + dice.roll() * 0.85)) + dice.whole(600, 7400);
}

function yardOf({ yards }: DemoDealer, carType: CarType, make: string, dice: Dice): string {
  const fitting = carType === 'used' ? yards : yards.filter(({ makes }) => makes.includes(make));
  return dice.pick(fitting).slug;
}

function paperworkOf(carType: CarType, year: number, thisYear: number, dice: Dice): Readonly<Record<string, unknown>> {
  if (carType === 'new') return {};
  const month = dice.whole(1, 10);
  const firstOf = (at: number) => `${year}-${String(at).padStart(2, '0')}-01`;
  return {
    rego_days_left: carType === 'used' && dice.chance(0.015) ? -dice.whole(1, 70) : dice.whole(6, 358),
    ...(year < thisYear ? { build_date: firstOf(month), compliance_date: firstOf(month + dice.whole(0, 2)) } : {}),
  };
}
