import type { CarType } from './car-model.ts';
import type { CaravanModel } from './caravan-makers.ts';
import { CLOSINGS } from './closing-words.ts';
import type { Dice } from './seeded.ts';

const NEW = [
  'Built this season and finished the way the factory’s own staff would order it.',
  'New in the yard, with the plastic still on the cushions.',
  'People walk into this layout and stop looking.',
  'It’s under cover and plugged in, so you can see every light and tap working.',
  'The new cabinetry makes it feel a foot longer than it is.',
];
const SHOWN = [
  'Our show van: walked through by hundreds, slept in once.',
  'Towed to three shows and back, washed after each one.',
];
const USED = [
  'One couple’s van from new, stored under a roof between trips.',
  'Two laps of the eastern states and never off the bitumen.',
  'Bearings, brakes and seals were done in our workshop last month.',
  'The annexe, the hoses and the levelling ramps all come with it.',
  'Gas and electrical certificates are current.',
  'It’s never let water in: we checked every corner with the moisture meter.',
  'The last owners went to Broome and back in it, then bought a bigger one.',
  'Straight, clean and light to tow, on two-year-old tyres.',
];
const SUITS: Readonly<Record<CaravanModel['kind'], readonly string[]>> = {
  Caravan: [
    'The bed is a real one, and so is the shower.',
    'Good light, a deep sink and a place for everything.',
    'Club lounge for wet days, awning for the rest.',
    'Quiet behind the car and easy to set up at the end of a long day.',
  ],
  'Pop-top': [
    'Fits in most garages with the roof down.',
    'Light enough for a medium SUV, and it drops low in a headwind.',
    'Roof up in a minute, kettle on in two.',
  ],
  'Camper trailer': [
    'Follows the car anywhere it will go.',
    'Kitchen out, beds down, ten minutes from start to finish.',
    'Canvas that has been dried before every fold.',
  ],
};

/** A dealer's comments on a caravan. */
export function caravanWords({ kind, isOffRoad }: CaravanModel, carType: CarType, dice: Dice): string {
  const first = dice.some({ new: NEW, demo: SHOWN, used: USED }[carType], carType === 'used' ? 2 : 1).join(' ');
  const track = isOffRoad ? ' The suspension and the chassis are made for corrugations.' : '';
  const last = dice.pick(CLOSINGS.redgum);
  return [first, `${dice.pick(SUITS[kind])}${track} ${last}`].map((text) => `<p>${text}</p>`).join('');
}
