import type { RegisteredVehicle, RegoRegister } from './rego-register.ts';

type Sample = readonly [
  rego: string,
  state: string,
  year: number,
  make: string,
  model: string,
  badge: string,
  body: string,
  colour: string,
  built?: string,
];

/**
 * Sample data: invented plates for demonstrations and tests, of models that the demo dealerships sell. None is a real registration; a real
 * register implements the same interface.
 */
const SAMPLES: readonly Sample[] = [
  ['SAMPLE1', 'QLD', 2019, 'Toyota', 'Corolla', 'Ascent Sport', 'Hatch', 'Glacier White'],
  ['SAMPLE2', 'QLD', 2021, 'Mazda', 'CX-5', 'Maxx Sport', 'SUV', 'Soul Red'],
  ['SAMPLE3', 'NSW', 2018, 'Toyota', 'HiLux', 'SR5', 'Ute', 'Graphite'],
  ['SAMPLE4', 'NSW', 2022, 'MG', 'ZS', 'Excite', 'SUV', 'York White'],
  ['SAMPLE5', 'VIC', 2020, 'Hyundai', 'i30', 'Active', 'Hatch', 'Fiery Red'],
  ['SAMPLE6', 'VIC', 2023, 'Ford', 'Ranger', 'XLT', 'Ute', 'Aluminium'],
  ['SAMPLE7', 'SA', 2021, 'Kia', 'Sportage', 'S', 'SUV', 'Sparkling Silver'],
  ['SAMPLE8', 'WA', 2017, 'Subaru', 'Forester', '2.5i-L', 'SUV', 'Dark Blue'],
  ['SAMPLE10', 'QLD', 2021, 'Toyota', 'Corolla', 'Ascent Sport', 'Hatch', 'Silver', '2021-06'],
  ['SAMPLE11', 'QLD', 2022, 'Toyota', 'RAV4', 'GX', 'SUV', 'White', '2022-03'],
  ['SAMPLE12', 'QLD', 2022, 'Toyota', 'HiLux', 'SR5 4x4', 'Ute', 'Grey', '2022-08'],
  ['SAMPLE13', 'QLD', 2023, 'Toyota', 'Yaris Cross', 'GXL Hybrid', 'SUV', 'Blue', '2023-02'],
  ['SAMPLE14', 'QLD', 2021, 'Mazda', 'CX-5', 'Maxx', 'SUV', 'Red', '2021-11'],
  ['SAMPLE15', 'QLD', 2022, 'MG', 'ZS', 'Excite', 'SUV', 'White', '2022-05'],
  ['SAMPLE16', 'QLD', 2022, 'Kia', 'Sportage', 'S', 'SUV', 'Black', '2022-01'],
  ['SAMPLE17', 'NSW', 2022, 'MG', 'HS', 'Excite', 'SUV', 'Silver', '2022-09'],
  ['SAMPLE18', 'NSW', 2021, 'Hyundai', 'i30', 'Active', 'Hatch', 'Blue', '2021-04'],
  ['SAMPLE19', 'VIC', 2022, 'Mitsubishi', 'ASX', 'LS', 'SUV', 'Red', '2022-06'],
  ['SAMPLE20', 'QLD', 2014, 'Hyundai', 'Santa Fe', 'Elite Diesel AWD', 'SUV', 'Silver', '2014-05'],
  ['SAMPLE21', 'QLD', 2023, 'Ferrari', 'Roma', 'Spider', 'Convertible', 'Red', '2023-07'],
];

const registered = ([rego, state, year, make, model, badge, body, colour, built]: Sample): RegisteredVehicle => ({
  rego,
  state,
  make,
  model,
  year,
  badge,
  body,
  colour,
  built: built ?? null,
});

export const sampleRegister: RegoRegister = {
  find: (rego, state) => {
    const sample = SAMPLES.find(([plate, of]) => plate === rego && of === state);
    return Promise.resolve(sample === undefined ? null : registered(sample));
  },
};
