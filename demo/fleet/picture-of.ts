import { hashOf } from './seeded.ts';

/** The pictures' names for bodies, by a feed's word for the body or its configuration. */
const PICTURES: Readonly<Record<string, string>> = {
  '4x4': 'fourx4',
  Bus: 'bus',
  'Cab Chassis': 'cabchassis',
  Convertible: 'convertible',
  Coupe: 'coupe',
  Hatch: 'hatch',
  'Light Truck': 'truck',
  'People Mover': 'mover',
  Sedan: 'sedan',
  SUV: 'suv',
  Ute: 'ute',
  Van: 'van',
  Wagon: 'wagon',
  Caravan: 'caravan',
  'Pop-top': 'poptop',
  'Camper trailer': 'camper',
  Motorhome: 'motorhome',
};

/** The rooms that were rendered, by the picture of the body they belong to; any other body has the car's. */
const INTERIORS: Readonly<Record<string, string>> = {
  van: 'van-interior',
  truck: 'van-interior',
  bus: 'van-interior',
  cabchassis: 'van-interior',
  caravan: 'caravan-interior',
  poptop: 'caravan-interior',
  motorhome: 'caravan-interior',
};

interface Pictured {
  readonly make: string;
  readonly model: string;
  readonly simple_body: string;
  /** Says more than the body where it is a kind of caravan. */
  readonly bodyconfiguration?: string | undefined;
}

/** The pictures a vehicle has: its body with the face that its model always wears, and the room inside, if one was rendered. */
export function pictureOf({ make, model, simple_body, bodyconfiguration = '' }: Pictured): {
  outside: string;
  inside: string | null;
} {
  const body = PICTURES[bodyconfiguration] ?? PICTURES[simple_body];
  if (body === undefined) throw new Error(`There is no picture of a body "${simple_body}".`);
  const face = hashOf(`${make} ${model}`) % 2 === 0 ? 'a' : 'b';
  return { outside: `${body}-${face}`, inside: body === 'camper' ? null : (INTERIORS[body] ?? 'car-interior') };
}
