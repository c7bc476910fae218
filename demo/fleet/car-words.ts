import type { CarBody, CarType } from './car-model.ts';
import { DULL } from './equipment.ts';
import type { Dice } from './seeded.ts';

const USED_OPENINGS = [
  'A tidy {year} {model} in {colour} that presents and drives as it should.',
  'This {model} has been looked after, and it shows.',
  'Fresh in from a local trade, and better than most we see at {km} kilometres.',
  'This {model} came to us from a customer who moved up to a newer one.',
  'Straight body, clean cabin and nothing that needs doing.',
  'If you’ve been after a good {model} with honest kilometres, put this one on the list.',
  'The {colour} suits it, and the paint has kept its shine.',
  'Priced to sell and ready to drive away today.',
  'We don’t see many {year} models in this condition.',
  'A good example of a car that people tend to keep.',
  'Serviced in our own workshop before it was traded in, so we know its story.',
  'The sort of {model} you’d be happy to lend to your mum.',
  'Two of us drove it home before we put a price on it, and neither found a fault.',
  'Not perfect, but close: a couple of small marks and otherwise very clean.',
];

const HISTORIES = [
  'One owner from new, with the books to prove it.',
  'Full service history, the last one done here before it went into the yard.',
  'Two owners, both local, and serviced on time by each of them.',
  'Always garaged, always serviced, and it has both keys.',
  'The logbook is stamped all the way through.',
  'Four new tyres and a fresh set of front brake pads went on last week.',
  'Serviced every 10,000 kilometres since new.',
  'Just serviced, with new wiper blades and a new cabin filter.',
  'An ex-company car that did its kilometres on the highway.',
  'It comes with a roadworthy certificate and a clear title.',
  'The history report is clean: no finance owing and never written off.',
  'Non-smoker’s car, with mats in the back that look unused.',
  'Our workshop went over it from end to end and signed it off.',
];

const ELECTRIC_HISTORIES = [
  'One owner from new, charged at home overnight.',
  'The battery was tested here and the report is in the glovebox.',
  'It comes with the charging cable, both keys and the rest of its battery warranty.',
  'Serviced on schedule, with the software up to date.',
  'The history report is clean: no finance owing and never written off.',
];

const NEW_OPENINGS = [
  'Brand new, here now and ready to be registered in your name.',
  'New stock that has just come off the truck.',
  'A new {model} in {colour}, with delivery kilometres only.',
  'No waiting list for this one: it’s in the yard now.',
  'Ordered for a customer who changed to another colour, so it’s yours without the wait.',
  'New {model}, full factory warranty from the day you collect it.',
];

const DEMO_OPENINGS = [
  'Our demonstrator, run in gently and serviced here.',
  'Driven by one of our managers and looked after to match.',
  'A demonstrator with most of its new car warranty still to run.',
  'Used for test drives around the block, and priced below a new one.',
  'Registered as our demonstrator, so the big first-year drop is already behind it.',
];

const PASSENGERS = [
  'There’s room for the family and all their gear.',
  'High enough to see over traffic, easy enough to park.',
  'The boot takes a pram and the weekly shop together.',
  'A quiet place to spend the school run or a long weekend away.',
];
const WORK = [
  'Set up for work through the week and the beach at the weekend.',
  'It tows without fuss and has the tray space to match.',
  'Ready to go to work on Monday.',
  'Strong, simple and easy to live with.',
];
const TOWN = [
  'Light on fuel and easy to park.',
  'A sensible first car, or a second one for the commute.',
  'Easy to get in and out of, and easy to live with.',
  'Nimble in town and settled on the highway.',
];
const FUN = [
  'Best on a Sunday morning before the traffic.',
  'It sounds as good as it looks.',
  'A car to enjoy, not just to own.',
];

const SUITS: Readonly<Record<CarBody, readonly string[]>> = {
  SUV: PASSENGERS,
  Wagon: PASSENGERS,
  'People Mover': [
    'Everyone gets a proper seat, and there’s still a boot.',
    'Sliding doors make car parks easy.',
    'Grandparents, friends and bikes all fit.',
  ],
  '4x4': [
    'It has been up the beach and washed properly afterwards.',
    'Ready for the caravan, the boat or the Cape.',
    'Low range, long legs and a big tank.',
  ],
  Ute: WORK,
  'Cab Chassis': WORK,
  Van: [
    'The load area is square, lined and easy to hose out.',
    'A courier’s favourite, with doors where you need them.',
    'Good visibility, light steering and a turning circle made for loading docks.',
  ],
  Bus: ['Seats lift out in minutes when you need the floor.', 'Suits a school, a club or a travelling family.'],
  'Light Truck': [
    'You can drive it on a car licence, and it carries what a ute can’t.',
    'The tray is straight and the sides all latch.',
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
    `On the list: ${told} and more.`,
    `Equipment includes ${told} and more.`,
    `Worth pointing out: ${told}.`,
    `On board: ${told}.`,
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
