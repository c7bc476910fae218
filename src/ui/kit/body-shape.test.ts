import { expect, test } from 'vitest';
import { bodyShape } from './body-shape.ts';

test.each([
  ['SUV', 'suv'],
  ['Cab Chassis', 'ute'],
  ['Ute', 'ute'],
  ['People Mover', 'van'],
  ['Caravan', 'caravan'],
  ['Pop-top', 'pop-top'],
  ['Pop Top Caravan', 'pop-top'],
  ['Camper trailer', 'camper'],
  ['Motorhome', 'motorhome'],
  ['Campervan', 'motorhome'],
  ['Van', 'van'],
  ['Station Wagon', 'wagon'],
  ['Cabriolet', 'sedan'],
  ['Coupe', 'sedan'],
  ['Hatch', 'hatch'],
  ['', 'hatch'],
])('a body written %o is drawn as a %s', (body, shape) => expect(bodyShape(body)).toBe(shape));
