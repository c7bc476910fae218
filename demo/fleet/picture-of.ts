import { hashOf } from './seeded.ts';

/** The pictures' names for bodies, by a feed's word for the body or its configuration. */
const PICTURES: Readonly<Record<string, string>> = {
  '4x4': 'four-by-four',
  Bus: 'bus',
  'Cab Chassis': 'cab-chassis',
  Convertible: 'convertible',
  Coupe: 'coupe',
  Hatch: 'hatch',
  'Light Truck': 'light-truck',
  'People Mover': 'people-mover',
  Sedan: 'sedan',
  SUV: 'suv',
  Ute: 'ute',
  Van: 'van',
  Wagon: 'wagon',
  Caravan: 'caravan',
  'Pop-top': 'pop-top',
  'Camper trailer': 'camper',
};

/** The rooms that were rendered, by the picture of the body they belong to; any other body has the car's, and a folded camper none. */
const INTERIORS: Readonly<Record<string, string | null>> = {
  van: 'van-interior',
  'light-truck': 'van-interior',
  bus: 'van-interior',
  'cab-chassis': 'van-interior',
  caravan: 'caravan-interior',
  'pop-top': 'caravan-interior',
  camper: null,
};

/** The faces that were rendered all the way round: a car with another face has stills only. */
const TURNED: ReadonlySet<string> = new Set(['a']);

/** Models that vehicles written by hand show all the way round. Any other model's face is left to chance. */
const ALWAYS_A: ReadonlySet<string> = new Set(['Mazda CX-5', 'MG IM6', 'Toyota HiLux']);

/** What decides how a vehicle looks. */
export interface Pictured {
  readonly make: string;
  readonly model: string;
  readonly simple_body: string;
  /** Says more than the body where it is a kind of caravan. */
  readonly bodyconfiguration?: string | undefined;
}

/** The pictures a vehicle has: its body with the face that its model always wears, whether that can be turned, and the room inside, if any. */
export function pictureOf({ make, model, simple_body, bodyconfiguration = '' }: Pictured) {
  const body = PICTURES[bodyconfiguration] ?? PICTURES[simple_body];
  if (body === undefined) throw new Error(`There is no picture of a body "${simple_body}".`);
  const name = `${make} ${model}`;
  const face = ALWAYS_A.has(name) || hashOf(name) % 2 === 0 ? 'a' : 'b';
  const room = INTERIORS[body];
  return { outside: `${body}-${face}`, canTurn: TURNED.has(face), inside: room === undefined ? 'car-interior' : room };
}
