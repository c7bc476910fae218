import type { Body } from '../body.ts';
import { CAR_FACES } from '../faces/cars.ts';
import { COMMERCIAL_FACES } from '../faces/commercial.ts';
import { ELECTRIC_FACES } from '../faces/electric.ts';
import { LEISURE_FACES } from '../faces/leisure.ts';
import { UTE_FACES } from '../faces/wagons-and-utes.ts';
import { stretch } from '../stretch.ts';
import { bus } from './bus.ts';
import { cabChassis } from './cab-chassis.ts';
import { camper } from './camper.ts';
import { caravan } from './caravan.ts';
import { convertible } from './convertible.ts';
import { coupe } from './coupe.ts';
import { crossover } from './crossover.ts';
import { fourByFour } from './four-by-four.ts';
import { hatch } from './hatch.ts';
import { liftback } from './liftback.ts';
import { lightTruck } from './light-truck.ts';
import { motorhome } from './motorhome.ts';
import { peopleMover } from './people-mover.ts';
import { popTop } from './pop-top.ts';
import { sedan } from './sedan.ts';
import { suv } from './suv.ts';
import { ute } from './ute.ts';
import { van } from './van.ts';
import { wagon } from './wagon.ts';

/** Every body there are pictures of, by the name its layers are kept under. */
export const BODIES: Readonly<Record<string, Body>> = {
  // The small five-door is drawn at the saloon's size, then made shorter and taller.
  hatch: { ...stretch(hatch, 0.935, 0.98, 1.1), faces: CAR_FACES.hatch },
  sedan: { ...sedan, faces: CAR_FACES.sedan },
  suv: { ...suv, faces: UTE_FACES.suv },
  'four-by-four': { ...fourByFour, faces: UTE_FACES['four-by-four'] },
  ute: { ...ute, faces: UTE_FACES.ute },
  'cab-chassis': { ...cabChassis, faces: UTE_FACES['cab-chassis'] },
  wagon: { ...wagon, faces: CAR_FACES.wagon },
  coupe: { ...coupe, faces: CAR_FACES.coupe },
  convertible: { ...convertible, faces: CAR_FACES.convertible },
  van: { ...van, faces: COMMERCIAL_FACES.van },
  'people-mover': { ...peopleMover, faces: COMMERCIAL_FACES['people-mover'] },
  'light-truck': { ...lightTruck, faces: COMMERCIAL_FACES['light-truck'] },
  bus: { ...bus, faces: COMMERCIAL_FACES.bus },
  motorhome: { ...motorhome, faces: LEISURE_FACES.motorhome },
  caravan: { ...caravan, faces: LEISURE_FACES.caravan },
  'pop-top': { ...popTop, faces: LEISURE_FACES['pop-top'] },
  liftback: { ...liftback, faces: ELECTRIC_FACES.liftback },
  crossover: { ...crossover, faces: ELECTRIC_FACES.crossover },
  camper: { ...camper, faces: LEISURE_FACES.camper },
};
