import path from 'node:path';
import { knownPictures } from '#src/adapters/images/picture-index.ts';
import { hashOf } from './seeded.ts';

/** The pictures' names of bodies, by a feed's word for the body or its configuration. */
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
  Motorhome: 'motorhome',
};

/** Models with a body of their own. */
const OWN_BODIES: Readonly<Record<string, string>> = { 'MG IM5': 'liftback', 'MG IM6': 'crossover' };

/** What the renderer has made, by body and face: a vehicle shows only angles that exist. */
const RENDERED = knownPictures(path.join(import.meta.dirname, '..', 'pictures', 'layers'));

/** Models of vehicles written by hand that have a full spin. Any other model's face is random. */
const ALWAYS_A: ReadonlySet<string> = new Set(['Mazda CX-5', 'MG IM5', 'MG IM6', 'Toyota HiLux']);

/** What decides how a vehicle looks. */
export interface Pictured {
  readonly make: string;
  readonly model: string;
  readonly simple_body: string;
  /** More specific than the body for a kind of caravan. */
  readonly bodyconfiguration?: string | undefined;
}

/**
 * A vehicle's pictures: its body with the face that its model always has, the available angles, and whether they make a full
 * spin.
 */
export function pictureOf({ make, model, simple_body, bodyconfiguration = '' }: Pictured) {
  const name = `${make} ${model}`;
  const body = OWN_BODIES[name] ?? PICTURES[bodyconfiguration] ?? PICTURES[simple_body];
  if (body === undefined) throw new Error(`There is no picture of a body "${simple_body}".`);
  const wanted = ALWAYS_A.has(name) || hashOf(name) % 2 === 0 ? 'a' : 'b';
  // A body with only one rendered face shows that one.
  const face = RENDERED.get(`${body}-${wanted}`)?.includes('f34') === true ? wanted : 'a';
  const views = new Set(RENDERED.get(`${body}-${face}`));
  return { outside: `${body}-${face}`, views, canTurn: views.has('spin00') };
}
