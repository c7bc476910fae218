/** The known body types with their names (ledger P7). */
const BODY_NAMES = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'EV',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Softtop',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Station Wagon',
} as const;

/** What a caravan dealer sells besides motorhomes, with the other words that feeds use for it (ledger P5). */
const TOWED_NAMES: Readonly<Record<string, string>> = {
  caravan: 'Caravan',
  poptop: 'Pop-top',
  poptopcaravan: 'Pop-top',
  camper: 'Camper trailer',
  campertrailer: 'Camper trailer',
};

export type BodyType = keyof typeof BODY_NAMES;

export const BODY_TYPES = Object.keys(BODY_NAMES) as BodyType[];

/** What a site means by truck (ledger P7). */
export type TruckMeans = 'lightTruck' | 'ute';

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const BY_LETTERS = new Map(BODY_TYPES.map((type) => [letters(type), type]));

/** The known type for a feed's body word, in any spelling, or null; truck means what the site says (ledger P7). */
export function bodyType(word: string, truckMeans: TruckMeans): BodyType | null {
  return letters(word) === 'truck' ? truckMeans : (BY_LETTERS.get(letters(word)) ?? null);
}

/** A body's name within a sentence: small, unless it is an abbreviation, such as SUV. */
export const bodyInWords = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/** A body's name on a page: the known type's, or else the feed's own word. */
export function bodyName(word: string, truckMeans: TruckMeans): string {
  const type = bodyType(word, truckMeans);
  return type === null ? (TOWED_NAMES[letters(word)] ?? word) : BODY_NAMES[type];
}
