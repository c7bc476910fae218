import type { CarBody, CarType } from './car-model.ts';
import { DULL } from './equipment.ts';
import type { Dice } from './seeded.ts';

const USED_OPENINGS = [
  'A tidy {year} {model} in {colour} that presents and drives well.',
  'This {model} has been looked after, and it shows.',
  'A fresh local trade-in, and better than most we see with {km} kilometres on the clock.',
  'This {model} was traded in by a customer who upgraded to a newer one.',
  'Straight body, clean cabin and nothing to spend.',
  'If you’re after a good {model} with genuine kilometres, put this one on your list.',
  'It looks great in {colour}, and the paint has kept its shine.',
  'Priced to sell and ready to drive away today.',
  'You won’t find a much tidier {model} for the money.',
  'A good example of a car people tend to hang on to.',
  'Serviced in our own workshop before it was traded in, so we know its story.',
  'An honest {model} that’s been well cared for.',
  'It drives beautifully, with no rattles and no warning lights.',
  'A couple of small marks you’d expect for its age, and otherwise very clean.',
];

const HISTORIES = [
  'One owner from new, with the books to prove it.',
  'Full service history, with the latest service done in our workshop.',
  'Two local owners, and serviced on time by both.',
  'Always garaged and always serviced on time, with both keys.',
  'The logbook is stamped all the way through.',
  'Fitted with four new tyres and new front brake pads.',
  'Serviced every 10,000 kilometres since new.',
  'Just serviced, with new wiper blades and a new cabin filter.',
  'An ex-company car with mostly highway kilometres.',
  'It comes with a roadworthy certificate and a clear title.',
  'The history report is clean: no finance owing and never written off.',
  'Non-smoker’s car, with a very clean interior.',
  'Fully inspected and signed off by our workshop.',
];

const ELECTRIC_HISTORIES = [
  'One owner from new, charged at home overnight.',
  'We’ve tested the battery, and the report is in the glovebox.',
  'It comes with its charging cable, both keys and the balance of its battery warranty.',
  'Serviced on schedule, with the software up to date.',
  'The history report is clean: no finance owing and never written off.',
];

const NEW_OPENINGS = [
  'Brand new, in stock and ready to register in your name.',
  'New stock, just off the truck.',
  'A new {model} in {colour}, with delivery kilometres only.',
  'No waiting list for this one: it’s in the yard now.',
  'Ordered for a customer who changed their mind on colour, so you can skip the wait.',
  'A new {model} with full factory warranty from the day you collect it.',
];

const DEMO_OPENINGS = [
  'Our demonstrator, run in gently and serviced here.',
  'Driven by one of our managers and very well looked after.',
  'A demonstrator with most of its new-car warranty still to run.',
  'Used for local test drives only, and priced below new.',
  'Registered as our demonstrator, so we’ve worn the first-year depreciation.',
];

const PASSENGERS = [
  'There’s room for the family and all their gear.',
  'High enough to see over traffic, easy enough to park.',
  'The boot takes a pram and the weekly shop.',
  'Quiet and comfortable, from the school run to a long weekend away.',
];
const WORK = [
  'Ready for work through the week and the beach on the weekend.',
  'It tows without fuss and has the tray space to match.',
  'Ready for work on Monday.',
  'Strong, simple and easy to live with.',
];
const TOWN = [
  'Light on fuel and easy to park.',
  'A sensible first car, or a second one for the commute.',
  'Easy to get in and out of, and easy to live with.',
  'Nimble in town and settled on the highway.',
];
const FUN = ['Made for a Sunday morning drive.', 'It drives as well as it looks.', 'A proper driver’s car.'];

const SUITS: Readonly<Record<CarBody, readonly string[]>> = {
  SUV: PASSENGERS,
  Wagon: PASSENGERS,
  'People Mover': [
    'Everyone gets a proper seat, and there’s still a boot.',
    'Sliding doors make tight car parks easy.',
    'Room for the grandparents, the kids’ friends and the bikes.',
  ],
  '4x4': [
    'As happy on the beach as it is on the school run.',
    'Ready for the caravan, the boat or the Cape.',
    'Low range, long legs and a big tank.',
  ],
  Ute: WORK,
  'Cab Chassis': WORK,
  Van: [
    'The load area is square, lined and easy to keep clean.',
    'A courier’s favourite, with doors where you need them.',
    'Good visibility, light steering and a tight turning circle.',
  ],
  Bus: ['Room for the whole team and their luggage.', 'Suits a school, a club or a travelling family.'],
  'Light Truck': [
    'You can drive it on a car licence, and it carries what a ute can’t.',
    'A straight tray, with sides that drop and latch easily.',
  ],
  Hatch: TOWN,
  Sedan: ['Smooth on the highway and comfortable in the back.', 'A big boot and an easy ride.', 'Plenty of car for the money.'],
  Coupe: FUN,
  Convertible: FUN,
};

interface Described {
  readonly closings: readonly string[];
  readonly carType: CarType;
  readonly year: number;
  readonly model: string;
  readonly body: CarBody;
  readonly colour: string;
  readonly km: number;
  readonly isElectric: boolean;
  readonly equipment: readonly string[];
}

/** A dealer's comments on a car: a few sentences that are true of it, or sometimes nothing yet. */
export function carWords(car: Described, dice: Dice): string {
  if (dice.chance(0.015)) return dice.pick(['', '---']);
  const openings = { new: NEW_OPENINGS, demo: DEMO_OPENINGS, used: USED_OPENINGS }[car.carType];
  const [opening, history, suits, extra] = [
    dice.pick(openings),
    dice.pick(car.isElectric ? ELECTRIC_HISTORIES : HISTORIES),
    dice.pick(SUITS[car.body]),
    equipmentWords(car.equipment, dice),
  ];
  const first = car.carType === 'used' ? `${opening} ${history}` : opening;
  const last = dice.pick(car.closings);
  const paragraphs = dice.chance(0.3) ? [first, `${extra} ${suits}`] : [first, extra, `${suits} ${last}`];
  return paragraphs.map((text) => `<p>${filled(text, car)}</p>`).join('');
}

/** The features worth mentioning, without what nearly every car has. */
function equipmentWords(equipment: readonly string[], dice: Dice): string {
  const told = dice
    .some(
      equipment.filter((what) => !DULL.has(what)),
      3,
    )
    .map(lowered)
    .join(', ');
  return dice.pick([
    `Features include ${told} and more.`,
    `Equipment includes ${told} and more.`,
    `Highlights: ${told}.`,
    `Kitted out with ${told} and more.`,
  ]);
}

/** A feature in the middle of a sentence: names and abbreviations keep their capitals. */
const lowered = (what: string): string =>
  /^(?:[A-Z][a-z]+ [A-Z]|[A-Z]{2}|\d|Apple|Type)/.test(what) ? what : what.charAt(0).toLowerCase() + what.slice(1);

const filled = (text: string, { year, model, colour, km }: Described): string =>
  text
    .replaceAll('{year}', String(year))
    .replaceAll('{model}', model)
    .replaceAll('{colour}', colour)
    .replaceAll('{km}', String(km).replace(/(?<=\d)(?=\d{3}$)/, ','));
