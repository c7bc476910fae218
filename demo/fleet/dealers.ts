import { CLOSINGS } from './closing-words.ts';

/** A location of a dealership, with the makes it is franchised for. */
interface Yard {
  readonly slug: string;
  readonly makes: readonly string[];
}

/** What a demo dealership sells: enough to look real. */
export interface DemoDealer {
  readonly sells: 'cars' | 'caravans';
  readonly total: number;
  /** Its stock numbers: letters, the first number and the step between two. */
  readonly numbers: readonly [letters: string, first: number, step: number];
  /** The first of the last six digits of its VINs. */
  readonly serial: number;
  /** The first location is where a vehicle is that belongs nowhere else. */
  readonly yards: readonly Yard[];
  /** How many of a hundred vehicles are new, and how many demos. */
  readonly mix: { readonly new: number; readonly demo: number };
  /** How much likelier a make is among the used ones than its share; 0 excludes a make. Others have 1, or `otherwise`. */
  readonly used: Readonly<Record<string, number>>;
  readonly otherwise: number;
  /** The oldest used vehicle in years. */
  readonly oldest: number;
  /** The makes whose used cars it certifies. */
  readonly certifies: readonly string[];
  /** The ids of the lenders of its sites: each makes an offer for its vehicles. */
  readonly lenders: readonly string[];
  /** How it ends its comments on a vehicle. */
  readonly closings: readonly string[];
  /** How many of a hundred used cars have a subscription price. */
  readonly byTheWeek: number;
  /** How many of a hundred prices exclude government charges. */
  readonly beforeCharges: number;
}

const PLAIN = { sells: 'cars', used: {}, otherwise: 1, oldest: 12, certifies: [], byTheWeek: 0, beforeCharges: 0 } as const;

/** The demo dealerships by their slug; the totals include the vehicles written by hand (ledger P9). */
export const DEALERS: Readonly<Record<string, DemoDealer>> = {
  'harbour-city-motors': {
    ...PLAIN,
    total: 180,
    numbers: ['H', 1204, 4],
    serial: 100_000,
    yards: [{ slug: 'newstead', makes: ['Mitsubishi', 'Kia', 'Toyota'] }],
    mix: { new: 7, demo: 8 },
    lenders: ['manual'],
    closings: CLOSINGS.harbour,
  },
  'summit-toyota': {
    ...PLAIN,
    total: 760,
    numbers: ['ST', 7015, 4],
    serial: 200_000,
    yards: [
      { slug: 'milton', makes: ['Toyota'] },
      { slug: 'robina', makes: ['Toyota'] },
    ],
    mix: { new: 36, demo: 8 },
    used: { Toyota: 6, Lexus: 3 },
    certifies: ['Toyota'],
    lenders: ['powertorque'],
    closings: CLOSINGS.summit,
    beforeCharges: 12,
  },
  'summit-western-sydney': {
    ...PLAIN,
    total: 640,
    numbers: ['WS', 4102, 5],
    serial: 300_000,
    yards: [
      { slug: 'penrith', makes: ['Mazda', 'Kia'] },
      { slug: 'blacktown', makes: ['Ford', 'Hyundai'] },
    ],
    mix: { new: 30, demo: 9 },
    used: { Mazda: 3, Kia: 3, Ford: 3, Hyundai: 3 },
    certifies: ['Mazda', 'Hyundai'],
    lenders: ['powertorque'],
    closings: CLOSINGS.summit,
    beforeCharges: 12,
  },
  'summit-geelong': {
    ...PLAIN,
    total: 360,
    numbers: ['SG', 1206, 5],
    serial: 400_000,
    yards: [{ slug: 'geelong', makes: ['Isuzu', 'Subaru', 'Nissan', 'Mitsubishi', 'Volkswagen'] }],
    mix: { new: 28, demo: 9 },
    used: { Isuzu: 3, Subaru: 3, Nissan: 3, Mitsubishi: 3, Volkswagen: 3 },
    oldest: 14,
    certifies: ['Subaru'],
    lenders: ['powertorque'],
    closings: CLOSINGS.summit,
    beforeCharges: 12,
  },
  'coastline-mg': {
    ...PLAIN,
    total: 140,
    numbers: ['CM0', 121, 3],
    serial: 500_000,
    yards: [{ slug: 'maroochydore', makes: ['MG'] }],
    mix: { new: 48, demo: 14 },
    used: { MG: 1 },
    otherwise: 0,
    oldest: 8,
    certifies: ['MG'],
    lenders: ['angle', 'powertorque'],
    closings: CLOSINGS.coastline,
  },
  'swiftlane-cars': {
    ...PLAIN,
    total: 420,
    numbers: ['S', 312, 2],
    serial: 600_000,
    yards: [{ slug: 'eagle-farm', makes: ['Hyundai', 'Kia', 'BYD', 'MG'] }],
    mix: { new: 0, demo: 4 },
    used: { Tesla: 4, BYD: 4, Polestar: 3, Hino: 0 },
    oldest: 9,
    lenders: ['ausloans'],
    closings: CLOSINGS.swiftlane,
    byTheWeek: 45,
  },
  'redgum-caravans': {
    ...PLAIN,
    sells: 'caravans',
    total: 160,
    numbers: ['RG', 21, 1],
    serial: 700_000,
    yards: [{ slug: 'wandong', makes: ['Mulgarra', 'Tallowen', 'Warrabin'] }],
    mix: { new: 52, demo: 8 },
    lenders: ['idm'],
    closings: CLOSINGS.redgum,
  },
};
