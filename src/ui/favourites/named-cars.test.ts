import { expect, test } from 'vitest';
import { namedCars } from './named-cars.ts';

test('A5 an address names up to four vehicles to compare, each once', () => {
  expect(namedCars('?cars=12,7,12,30')).toEqual([12, 7, 30]);
  expect(namedCars('?cars=1,2,3,4,5')).toEqual([1, 2, 3, 4]);
});

test.each(['', '?cars=', '?cars=a,-1,0,1.5', '?car=12', '?cars=99999999999'])('A5 the query %j names none', (search) =>
  expect(namedCars(search)).toBeNull(),
);
