import { expect, test } from 'vitest';
import { namedVehicle } from './named-vehicle.ts';

test.each([
  ['/cars/2023-tesla-model-3', '2023-tesla-model-3'],
  ['/cars/2023-tesla-model-3/checkout?step=2#pay', '2023-tesla-model-3'],
  ['/vehicles/a-1', 'a-1'],
  ['/stock/a-1/', 'a-1'],
  ['/cars/trade-in?car_id=41', '41'],
  ['/personalised/finance?car_id=41', '41'],
  ['/cars/', null],
  ['/my-garage', null],
  ['/finance?car_id=', null],
])('A1 the path %s names the vehicle %j', (path, key) => expect(namedVehicle(path)).toBe(key));
