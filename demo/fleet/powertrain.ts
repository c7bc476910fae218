/** The gearboxes of the fleet, with the number of gears if there are any. */
export type Gearbox =
  | 'man5'
  | 'man6'
  | 'auto4'
  | 'auto5'
  | 'auto6'
  | 'auto7'
  | 'auto8'
  | 'auto9'
  | 'auto10'
  | 'dct6'
  | 'dct7'
  | 'dct8'
  | 'cvt'
  | 'single';
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x4 full';

/** A powertrain in a feed's words. */
export interface Powertrain {
  readonly simple_fuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Electric';
  readonly fuel: string;
  readonly cc: number | null;
  readonly cylinders: number | null;
  readonly induction: string | null;
  /** Litres per 100 km. */
  readonly consumption: number | null;
  /** Kilowatt hours per 100 km; null if the maker's figure is not in the feed. */
  readonly energy: number | null;
  readonly torque: number;
  readonly simple_transmission: 'Automatic' | 'Manual';
  readonly trans: string;
  readonly gears: number | null;
  readonly simple_drive: '2WD' | 'AWD' | '4WD';
  readonly drive: string;
}

const DRIVES: Readonly<Record<Drive, Pick<Powertrain, 'simple_drive' | 'drive'>>> = {
  FWD: { simple_drive: '2WD', drive: 'Front Wheel Drive' },
  RWD: { simple_drive: '2WD', drive: 'Rear Wheel Drive' },
  AWD: { simple_drive: 'AWD', drive: 'All Wheel Drive' },
  '4x4': { simple_drive: '4WD', drive: '4x4 On Demand' },
  '4x4 full': { simple_drive: '4WD', drive: '4x4 Constant' },
};

const BOXES: readonly (readonly [prefix: string, trans: string])[] = [
  ['man', 'Manual'],
  ['auto', 'Sports Automatic'],
  ['dct', 'Sports Automatic Dual Clutch'],
  ['cvt', 'Constantly Variable Transmission'],
  ['single', 'Reduction Gear'],
];

type Kind = Pick<Powertrain, 'simple_fuel' | 'fuel' | 'induction'>;
type Build = (cc: number, box: Gearbox, drive: Drive, consumption: number, torque: number, cylinders?: number) => Powertrain;

const burning =
  (kind: Kind): Build =>
  (cc, box, drive, consumption, torque, cylinders = 4) => ({
    ...kind,
    cc,
    cylinders,
    consumption,
    energy: null,
    torque,
    ...gearing(box),
    ...DRIVES[drive],
  });

/** Petrol without a turbo: cc, gearbox, drive, litres per 100 km, newton metres, cylinders. */
export const petrol = burning({ simple_fuel: 'Petrol', fuel: 'Petrol - Unleaded', induction: 'Aspirated' });
/** Petrol with a turbo. */
export const turbo = burning({ simple_fuel: 'Petrol', fuel: 'Petrol - Unleaded', induction: 'Turbo Intercooled' });
/** Petrol with a turbo that needs premium. */
export const premium = burning({ simple_fuel: 'Petrol', fuel: 'Petrol - Premium Unleaded', induction: 'Turbo Intercooled' });
/** Petrol without a turbo that needs premium. */
export const premiumAspirated = burning({ simple_fuel: 'Petrol', fuel: 'Petrol - Premium Unleaded', induction: 'Aspirated' });
export const diesel = burning({ simple_fuel: 'Diesel', fuel: 'Diesel', induction: 'Turbo Intercooled' });
export const hybrid = burning({ simple_fuel: 'Hybrid', fuel: 'Petrol/Electric Hybrid', induction: 'Aspirated' });
/** A hybrid whose engine has a turbo. */
export const turboHybrid = burning({ simple_fuel: 'Hybrid', fuel: 'Petrol/Electric Hybrid', induction: 'Turbo Intercooled' });
export const plugIn = burning({ simple_fuel: 'Hybrid', fuel: 'Petrol/Electric Plug-in Hybrid', induction: 'Turbo Intercooled' });

/** Electric: driven wheels, newton metres, and kilowatt hours per 100 km if the feed has them. */
export const electric = (drive: Drive, torque: number, energy: number | null = null): Powertrain => ({
  simple_fuel: 'Electric',
  fuel: 'Electric',
  cc: null,
  cylinders: null,
  induction: null,
  consumption: null,
  energy,
  torque,
  ...gearing('single'),
  ...DRIVES[drive],
});

function gearing(box: Gearbox): Pick<Powertrain, 'simple_transmission' | 'trans' | 'gears'> {
  const gears = Number(box.replace(/\D/g, ''));
  return {
    simple_transmission: box.startsWith('man') ? 'Manual' : 'Automatic',
    trans: BOXES.find(([prefix]) => box.startsWith(prefix))?.[1] ?? 'Automatic',
    gears: gears === 0 ? null : gears,
  };
}
