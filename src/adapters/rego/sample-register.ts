import type { RegisteredVehicle, RegoRegister } from './rego-register.ts';

/**
 * Sample data: invented plates for demonstrations and tests. None is a real registration; a real register implements the same interface.
 */
const SAMPLES: readonly RegisteredVehicle[] = [
  sample('SAMPLE1', 'QLD', 'Toyota', 'Corolla', 2019, 'Ascent Sport', 'Hatch', 'Glacier White'),
  sample('SAMPLE2', 'QLD', 'Mazda', 'CX-5', 2021, 'Maxx Sport', 'SUV', 'Soul Red'),
  sample('SAMPLE3', 'NSW', 'Toyota', 'HiLux', 2018, 'SR5', 'Ute', 'Graphite'),
  sample('SAMPLE4', 'NSW', 'MG', 'ZS', 2022, 'Excite', 'SUV', 'York White'),
  sample('SAMPLE5', 'VIC', 'Hyundai', 'i30', 2020, 'Active', 'Hatch', 'Fiery Red'),
  sample('SAMPLE6', 'VIC', 'Ford', 'Ranger', 2023, 'XLT', 'Ute', 'Aluminium'),
  sample('SAMPLE7', 'SA', 'Kia', 'Sportage', 2021, 'S', 'SUV', 'Sparkling Silver'),
  sample('SAMPLE8', 'WA', 'Subaru', 'Forester', 2017, '2.5i-L', 'SUV', 'Dark Blue'),
];

export const sampleRegister: RegoRegister = {
  find: (rego, state) => Promise.resolve(SAMPLES.find((one) => one.rego === rego && one.state === state) ?? null),
};

function sample(
  rego: string,
  state: string,
  make: string,
  model: string,
  year: number,
  badge: string,
  body: string,
  colour: string,
): RegisteredVehicle {
  return { rego, state, make, model, year, badge, body, colour };
}
