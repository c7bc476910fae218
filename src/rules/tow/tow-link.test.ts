import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { towCars } from '#src/adapters/tow-cars/tow-cars.ts';
import { aTowChoice, someTowChoice } from '#tests/factories/a-tow-choice.ts';
import { linkedTowCar, towLink } from './tow-link.ts';
import { TOW_LINK } from './tow-link-mark.ts';
import { towCarOf } from './tow-table.ts';

const LOAD = { people: 220, luggage: 80 };

describe('P15.9 an address opens with a tow car in it', () => {
  test('every car of the table comes back as it was, with what is in it, and no two have one address', () => {
    const choices = towCars.map((car) => ({ car: towCarOf(car), load: LOAD }));
    expect(new Set(choices.map(towLink)).size).toBe(towCars.length);
    for (const choice of choices) expect(linkedTowCar(towLink(choice), towCars)).toEqual(choice);
  });
  test('a car of the table is its name, and has the table’s figures whatever the address says', () => {
    const [listed] = towCars;
    if (listed === undefined) throw new Error('The table is empty.');
    const link = towLink({ car: towCarOf(listed), load: LOAD });
    expect(link).not.toContain('brakedCapacity');
    expect(linkedTowCar(`${link}&brakedCapacity=8000`, towCars)?.car).toEqual(towCarOf(listed));
  });
  test('typed figures come back as they were', () => {
    expect(towLink(aTowChoice({ brakedCapacity: 2500 }))).toBe('#tow=figures&brakedCapacity=2500&people=150&luggage=50');
    fc.assert(
      fc.property(someTowChoice, (choice) => {
        expect(linkedTowCar(towLink(choice), towCars)).toEqual(choice);
      }),
    );
  });
  test.each([
    '',
    '#gallery',
    '#tow=',
    '#tow=a-car-we-do-not-know',
    '#tow=figures',
    '#tow=figures&brakedCapacity=0',
    '#tow=figures&brakedCapacity=99000',
    '#tow=figures&brakedCapacity=-3000',
    '#tow=figures&brakedCapacity=3000&gvm=3100&gcm=3000',
    '#tow=figures&brakedCapacity=3000&people=9999',
    `#tow=figures&brakedCapacity=3000&x=${'9'.repeat(400)}`,
  ])('%s is no car', (hash) => expect(linkedTowCar(hash, towCars)).toBeNull());
  test('whatever stands there is a car that could have been typed, or none; words in it are never shown', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const choice = linkedTowCar(TOW_LINK + text, towCars);
        if (choice !== null) expect(['Your car', ...towCars.map((car) => towCarOf(car).name)]).toContain(choice.car.name);
      }),
    ));
});
