import type { CarBody, Level } from './car-model.ts';
import type { Dice } from './seeded.ts';

const ALWAYS = [
  'ABS brakes',
  'Electronic stability control',
  'Driver, passenger, side and curtain airbags',
  'Bluetooth audio',
  'Air conditioning',
  'Power windows',
  'Central locking',
  'ISOFIX child seat anchors',
];

/** Features that became standard, and from which model year. */
const SINCE: readonly (readonly [year: number, what: string])[] = [
  [2016, 'Reversing camera'],
  [2017, 'Apple CarPlay and Android Auto'],
  [2018, 'Autonomous emergency braking'],
  [2020, 'Lane keeping assist'],
  [2022, 'Speed sign recognition'],
  [2023, 'Wireless phone charging'],
];

/** What each level adds to the one below. */
const BY_LEVEL: Readonly<Record<Level, readonly string[]>> = {
  0: ['Cruise control', 'Steering wheel audio controls', 'Trip computer', 'Hill start assist'],
  1: [
    'Alloy wheels',
    'Rear parking sensors',
    'Keyless entry',
    'Automatic headlamps',
    'Leather-wrapped steering wheel',
    'Auto-dimming mirror',
  ],
  2: [
    'Keyless entry and start',
    'Dual-zone climate control',
    'Blind spot monitor',
    'Adaptive cruise control',
    'Satellite navigation',
    'Front parking sensors',
    'Rear cross traffic alert',
    'LED headlamps',
    'Rain-sensing wipers',
  ],
  3: [
    'Leather seats',
    'Heated front seats',
    'Power driver’s seat with memory',
    'Sunroof',
    '360-degree camera',
    'Premium audio',
    'Head-up display',
    'Ventilated front seats',
    'Ambient lighting',
    'Heated steering wheel',
  ],
};

const HAULING = [
  'Tow bar',
  'Tow bar prewiring',
  'Side steps',
  'Rear differential lock',
  'Hill descent control',
  'Tub liner',
  'Sports bar',
  'Roller tonneau cover',
  'All-terrain tyres',
  'Electric brake controller',
];
const FAMILY = [
  'Roof rails',
  'Power tailgate',
  'Cargo blind',
  'Rear air vents',
  'Tinted rear windows',
  'Tow bar',
  '60/40 split rear seat',
];

const BY_BODY: Readonly<Record<CarBody, readonly string[]>> = {
  Ute: HAULING,
  'Cab Chassis': ['Alloy tray', 'Tow bar', 'Ladder rack', 'Vinyl floor', 'Under-tray toolbox', 'Heavy-duty suspension'],
  '4x4': [
    'Tow bar',
    'Snorkel',
    'Bull bar',
    'Roof rack',
    'Rear differential lock',
    'Side steps',
    'Driving lights',
    'All-terrain tyres',
    'Long-range tank',
  ],
  SUV: FAMILY,
  Wagon: FAMILY,
  Hatch: ['60/40 split rear seat', 'Rear spoiler', 'Tinted rear windows', 'Cargo blind', 'Rear fog lamps'],
  Sedan: ['Boot lip spoiler', 'Tinted windows', 'Ski port', 'Sports suspension', 'Rear fog lamps'],
  Coupe: ['Limited-slip differential', 'Sports exhaust', 'Sports seats', 'Rear spoiler', 'Launch control'],
  Convertible: ['Folding soft top', 'Wind deflector', 'Sports seats', 'Limited-slip differential'],
  Van: ['Cargo barrier', 'Vinyl floor', 'Twin sliding doors', 'Barn doors', 'Roof rack', 'Ply-lined sides', 'Tow bar'],
  'People Mover': [
    'Power sliding doors',
    'Third-row air vents',
    'Captain’s chairs',
    'Rear sunblinds',
    'Power tailgate',
    'USB ports in every row',
  ],
  'Light Truck': ['Drop-side tray', 'Suspended driver’s seat', 'Tow bar', 'Exhaust brake', 'Dual rear wheels', 'Work lights'],
  Bus: ['Reclining seats', 'Rear air conditioning', 'Luggage racks', 'Power folding door', 'Tinted windows'],
};

const PLUGGED = ['Type 2 charging cable', 'DC fast charging', 'One-pedal driving', 'Heat pump', 'Vehicle-to-load power'];

/** What nobody mentions, because nearly every car has it. */
export const DULL: ReadonlySet<string> = new Set([...ALWAYS, ...BY_LEVEL[0]]);

interface Equipped {
  readonly level: Level;
  readonly body: CarBody;
  readonly year: number;
  readonly hasPlug: boolean;
}

/** A car's features: those of its level, age and body, and a few of its own. */
export function equipmentOf({ level, body, year, hasPlug }: Equipped, dice: Dice): string[] {
  const levels = ([0, 1, 2, 3] as const).filter((one) => one <= level);
  return [
    ...ALWAYS,
    ...SINCE.filter(([since]) => year >= since).map(([, what]) => what),
    ...levels.flatMap((one) => (one === level ? dice.some(BY_LEVEL[one], dice.whole(3, 8)) : BY_LEVEL[one])),
    ...dice.some(BY_BODY[body], dice.whole(1, 4)),
    ...(hasPlug ? dice.some(PLUGGED, 3) : []),
  ];
}
