import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someTowChoice } from '#tests/factories/a-tow-choice.ts';
import { UNNAMED, USUAL_LOAD } from './tow-car.ts';
import { readTowCar, storedTowChoice } from './typed-tow-car.ts';

const faults = (typed: Record<string, string>) => {
  const read = readTowCar(UNNAMED, typed);
  return read.ok ? {} : read.faults;
};

describe('P15.4 a tow car that is typed', () => {
  test.each(['3000', '3,000', ' 3 000 kg', '3000kg'])('may be written %s', (text) =>
    expect(readTowCar(UNNAMED, { brakedCapacity: text })).toEqual({
      ok: true,
      choice: {
        car: { ...UNNAMED, brakedCapacity: 3000, ballLimit: null, gvm: null, gcm: null, kerbMass: null },
        load: USUAL_LOAD,
      },
    }),
  );
  test.each(['0', '-3000', '99000', '99 t', '3.5', 'three tonnes', '1e9', '٣٠٠٠'])(
    'is refused in words at a limit of %s',
    (text) => expect(faults({ brakedCapacity: text }).brakedCapacity).toMatch(/between 200 and 8,000/),
  );
  test('needs its braked limit', () =>
    expect(faults({ gvm: '2900' }).brakedCapacity).toBe('Enter what your car can tow, in kilograms, such as 3,000.'));
  test('has plates that agree with each other', () => {
    expect(faults({ brakedCapacity: '3000', gvm: '2900', gcm: '2900' })).toEqual({ gcm: 'The GCM must be more than the GVM.' });
    expect(faults({ brakedCapacity: '3000', gvm: '2100', kerbMass: '2200' })).toEqual({
      gvm: 'The GVM must be more than the kerb mass.',
    });
  });
  test('is asked for the figure without which its GCM could not count', () => {
    expect(faults({ brakedCapacity: '3500', gcm: '5000' })).toEqual({
      gcm: 'Enter the GVM or the kerb mass too, so the GCM can count.',
    });
    expect(faults({ brakedCapacity: '3500', gcm: '5000', kerbMass: '2300' })).toEqual({});
    expect(faults({ brakedCapacity: '3500', gcm: '2300', kerbMass: '2300' })).toEqual({
      gcm: 'The GCM must be more than the kerb mass.',
    });
  });
  test('names each figure that no car has', () =>
    expect(Object.keys(faults({ brakedCapacity: '9', ballLimit: '5000', gvm: 'x', people: '-1' }))).toEqual([
      'brakedCapacity',
      'ballLimit',
      'gvm',
      'people',
    ]));
});

describe('P15.4 a tow car that is remembered', () => {
  test('comes back as it was', () =>
    fc.assert(
      fc.property(someTowChoice, (choice) => {
        expect(storedTowChoice(JSON.stringify(choice))).toEqual(choice);
      }),
    ));
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"car":null}',
    '{"car":{"name":"A","short":"A","brakedCapacity":"3000"},"load":{}}',
    '{"car":{"name":"A","short":"A","brakedCapacity":99000},"load":{}}',
    '{"car":{"name":"","short":"A","brakedCapacity":3000},"load":{}}',
    '{"car":{"name":"A","brakedCapacity":3000},"load":{}}',
    '{"car":{"name":"A\\r\\nPhone: 0400 000 000","short":"A","brakedCapacity":3000},"load":{}}',
    '{"car":{"name":"A\\u2028B","short":"A","brakedCapacity":3000},"load":{}}',
    '{"car":{"name":"\\u202eA","short":"A","brakedCapacity":3000},"load":{}}',
    '{"car":{"name":"A","short":"A\\u0000","brakedCapacity":3000},"load":{}}',
  ])('is none when the browser holds %s', (text) => expect(storedTowChoice(text)).toBeNull());
  test('is never read wrongly, whatever the browser holds', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const choice = storedTowChoice(text);
        expect(choice === null || choice.car.brakedCapacity >= 200).toBe(true);
      }),
    ));
});
