import type { CarType } from './car-model.ts';
import type { CaravanModel } from './caravan-makers.ts';
import { CLOSINGS } from './closing-words.ts';
import type { Dice } from './seeded.ts';

const NEW = [
  'This season’s build, with all the popular options.',
  'New in the yard, with the plastic still on the cushions.',
  'One of our most popular layouts.',
  'It’s under cover and connected to power, so you can try everything out.',
  'Smart new cabinetry and plenty of storage.',
];
const SHOWN = ['Our show van: walked through by hundreds, slept in once.', 'Towed to three shows, and washed after each one.'];
const USED = [
  'One couple’s van from new, always stored under cover.',
  'Two laps of the eastern states and never off the bitumen.',
  'Bearings, brakes and seals were done in our workshop last month.',
  'It comes with an annexe, hoses and levelling ramps.',
  'Gas and electrical certificates are current.',
  'No leaks: we’ve checked every corner with a moisture meter.',
  'The last owners went to Broome and back in it, then bought a bigger one.',
  'Straight, clean and light to tow, on two-year-old tyres.',
];
const SUITS: Readonly<Record<CaravanModel['kind'], readonly string[]>> = {
  Caravan: [
    'A proper bed and plenty of storage.',
    'Plenty of light, a deep sink and a place for everything.',
    'A comfortable lounge for wet days and an awning for fine ones.',
    'It tows well and sets up quickly at the end of a long day.',
  ],
  'Pop-top': [
    'Fits in many garages with the roof down.',
    'Light enough for a medium SUV to tow, and low on the road.',
    'The roof goes up in a minute and you’re set for the night.',
  ],
  'Camper trailer': [
    'It follows a four-wheel drive almost anywhere.',
    'Set up in ten minutes, with a kitchen that slides straight out.',
    'The canvas is clean, dry and in great condition.',
  ],
};

/** A dealer's comments on a caravan. */
export function caravanWords({ kind, isOffRoad }: CaravanModel, carType: CarType, dice: Dice): string {
  const first = dice.some({ new: NEW, demo: SHOWN, used: USED }[carType], carType === 'used' ? 2 : 1).join(' ');
  const track = isOffRoad ? ' The suspension and chassis are built for corrugations.' : '';
  const last = dice.pick(CLOSINGS.redgum);
  return [first, `${dice.pick(SUITS[kind])}${track} ${last}`].map((text) => `<p>${text}</p>`).join('');
}
