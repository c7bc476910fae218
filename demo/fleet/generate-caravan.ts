import { CARAVAN_MODELS, type CaravanModel, type Layout } from './caravan-makers.ts';
import { caravanWords } from './caravan-words.ts';
import { conditionOf } from './condition.ts';
import type { Place } from './generate-car.ts';
import { CARAVAN_INSIDE, CARAVAN_SPOTS } from './hotspots.ts';
import { moneyOf } from './money.ts';
import { paletteOf } from './palettes.ts';
import { extrasOf, photoCount, photosOf } from './photos.ts';
import { ticketPrice, worthAt } from './price-at.ts';
import type { Dice } from './seeded.ts';
import { vinOf } from './vin.ts';

const TOURING = [
  'Reverse cycle air conditioner',
  'Three-way fridge',
  'Gas and electric cooktop',
  'Microwave',
  'Roll-out awning',
  'Hot water system',
  '95 L water tanks',
  'Solar panel',
  'Smoke alarm',
  'LED lighting',
];
const CHOSEN = [
  'Full ensuite',
  'Club lounge',
  'Lithium battery',
  'Washing machine',
  'Reversing camera',
  'Second solar panel',
  'External shower',
  'Picnic table',
  'Bike rack',
  'Diesel heater',
  'TV and antenna',
  'Anti-sway control',
];
const CAMPING = [
  'Slide-out kitchen',
  'Awning with walls',
  '110 L water tank',
  'Battery and charger',
  'Stone guard',
  'Boat rack',
  'Jerry can holders',
];
const ROUGH = ['Off-road suspension', 'Stone guard', 'Articulating hitch', 'Second spare wheel', 'Outside kitchen'];

/** One caravan of a demo dealership, in the import's format with ages instead of dates. */
export function generateCaravan(place: Place, dice: Dice): Readonly<Record<string, unknown>> {
  const { dealer, thisYear } = place;
  const roll = dice.roll() * 100;
  const carType = roll < dealer.mix.new ? 'new' : roll < dealer.mix.new + dealer.mix.demo ? 'demo' : 'used';
  const franchised = dealer.yards.flatMap(({ makes }) => makes);
  const model = dice.pick(CARAVAN_MODELS.filter((one) => carType === 'used' || franchised.includes(one.make)));
  const layout = dice.pick(model.layouts);
  const [badge, , , , , , , priceNew] = layout;
  const age =
    carType === 'used'
      ? dice.whole(1, Math.max(1, Math.min(12, thisYear - model.from)))
      : dice.whole(0, carType === 'demo' ? 1 : 0);
  const worth = carType === 'new' ? priceNew : worthAt({ priceNew, age, km: age * 14_500, hold: 1.015 });
  const price = ticketPrice(worth * (0.97 + dice.roll() * 0.06));
  const colour = dice.weighted(paletteOf(model.kind === 'Camper trailer' ? 'camper' : 'caravan'), (name) =>
    name === 'White' ? 2 : 1,
  );
  const condition = conditionOf({ carType, isLastYears: age > 0, price, age: place.age }, dice);
  const photos = photoCount(dice);
  const looks = { make: model.make, model: model.model, simple_body: model.kind, bodyconfiguration: model.kind, colour };
  return {
    ...looks,
    ...photosOf(
      { ...looks, car_type: carType },
      photos,
      extrasOf(looks, photos, { outside: spotsOf(model), inside: CARAVAN_INSIDE }, dice),
    ),
    stocknum: place.stocknum,
    item_type: 'caravan',
    location: dealer.yards[0]?.slug,
    year: thisYear - age,
    badge,
    car_type: carType,
    vin: vinOf({ wmi: '6T9', year: thisYear - age, serial: place.serial }, dice),
    standardEquipment: equipmentOf(model, dice),
    dealercomments: caravanWords(model, carType, dice),
    specifications: plateOf(layout),
    custom_rank: photos === 0 ? 0 : dice.whole(1, 19),
    ...(carType === 'new' ? {} : { rego_days_left: dice.chance(0.04) ? -dice.whole(1, 60) : dice.whole(6, 350) }),
    ...condition,
    ...moneyOf({ dealer, carType, price: condition.price === price ? price : null, age }, dice),
  };
}

function plateOf([, body_length, body_width, sleeps, tare_weight, aggregate_trailer_mass, axle_type]: Layout) {
  return { body_length, body_width, sleeps, tare_weight, aggregate_trailer_mass, axle_type };
}

function equipmentOf({ kind, isOffRoad }: CaravanModel, dice: Dice): string[] {
  if (kind === 'Camper trailer') return [...CAMPING, ...dice.some(ROUGH.slice(0, 1), 1)];
  return [...TOURING, ...dice.some(CHOSEN, dice.whole(2, 7)), ...(isOffRoad ? dice.some(ROUGH, 3) : [])];
}

const spotsOf = ({ kind }: CaravanModel) =>
  kind === 'Camper trailer' ? CARAVAN_SPOTS.filter(({ words }) => words === 'Spare wheel') : CARAVAN_SPOTS;
