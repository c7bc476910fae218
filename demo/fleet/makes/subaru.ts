import type { CarMake } from '../car-model.ts';
import { electric, hybrid, petrol, premium, premiumAspirated, turbo } from '../powertrain.ts';

const b20 = petrol(1995, 'cvt', 'AWD', 7.1, 196);
const b25 = petrol(2498, 'cvt', 'AWD', 7.4, 239);

/** Subaru's cars. */
export const subaru: CarMake = {
  make: 'Subaru',
  wmi: 'JF1',
  models: [
    {
      model: 'Impreza',
      body: 'Hatch',
      years: [2012, null],
      share: 4,
      frame: { seats: 5, doors: 5, size: [4475, 1780, 1515], gvm: 1890, tow: 1200, tank: 50 },
      series: [
        [2012, 'G4'],
        [2017, 'G5'],
        [2023, 'G6'],
      ],
      trims: [
        ['2.0i', 31_990, b20, 1, { years: [2012, 2022] }],
        ['2.0L', 37_490, b20, 1, { years: [2023, null] }],
        ['2.0R', 39_990, b20, 2, { years: [2023, null] }],
        ['2.0i-S', 38_990, b20, 3, { years: [2016, 2022] }],
      ],
    },
    {
      model: 'XV',
      body: 'SUV',
      years: [2012, 2022],
      share: 5,
      frame: { seats: 5, doors: 5, size: [4485, 1800, 1615], gvm: 1940, tow: 1400, tank: 63 },
      series: [
        [2012, 'G4X'],
        [2017, 'G5X'],
      ],
      trims: [
        ['2.0i', 34_490, b20, 1],
        ['2.0i-L', 37_490, b20, 2],
        ['2.0i-S', 42_490, b20, 3],
      ],
    },
    {
      model: 'Crosstrek',
      body: 'SUV',
      years: [2023, null],
      share: 4,
      frame: { seats: 5, doors: 5, size: [4495, 1800, 1600], gvm: 1990, tow: 1400, tank: 63 },
      trims: [
        ['2.0L', 40_490, b20, 1],
        ['2.0R', 43_990, b20, 2],
        ['Hybrid S', 49_990, hybrid(1995, 'cvt', 'AWD', 6.5, 196), 3],
      ],
    },
    {
      model: 'Forester',
      body: 'SUV',
      years: [2013, null],
      share: 8,
      fiveStars: [2019, 2024],
      frame: { seats: 5, doors: 5, size: [4640, 1815, 1730], gvm: 2190, tow: 1800, tank: 63 },
      series: [
        [2013, 'S4'],
        [2018, 'S5'],
        [2025, 'S6'],
      ],
      trims: [
        ['2.5i', 43_490, b25, 1],
        ['2.5i-L', 45_990, b25, 2, { years: [2013, 2024] }],
        ['2.5i-S', 50_990, b25, 3],
        ['Hybrid S', 53_990, hybrid(2498, 'cvt', 'AWD', 6.2, 209), 3, { years: [2025, null] }],
      ],
    },
    {
      model: 'Outback',
      body: 'Wagon',
      years: [2012, 2025],
      share: 7,
      fiveStars: [2021, 2025],
      frame: { seats: 5, doors: 5, size: [4870, 1875, 1675], gvm: 2200, tow: 2000, tank: 63 },
      series: [
        [2012, 'B5A'],
        [2015, 'B6A'],
        [2021, 'B7A'],
      ],
      trims: [
        ['2.5i', 45_990, b25, 1],
        ['AWD Sport', 50_490, b25, 2, { years: [2021, 2025] }],
        ['2.5i Premium', 50_990, b25, 3, { years: [2015, 2020] }],
        ['AWD Touring', 55_990, b25, 3, { years: [2021, 2025] }],
        ['AWD Touring XT', 60_990, turbo(2387, 'cvt', 'AWD', 9.0, 350), 3, { years: [2023, 2025] }],
      ],
    },
    {
      model: 'Liberty',
      body: 'Sedan',
      years: [2012, 2020],
      share: 2,
      frame: { seats: 5, doors: 4, size: [4800, 1840, 1500], gvm: 2080, tow: 1500, tank: 60 },
      trims: [
        ['2.5i', 37_990, b25, 1],
        ['2.5i Premium', 43_490, b25, 3],
      ],
    },
    {
      model: 'WRX',
      body: 'Sedan',
      years: [2014, null],
      share: 2,
      frame: { seats: 5, doors: 4, size: [4670, 1825, 1465], gvm: 2030, tow: 1200, tank: 63 },
      series: [
        [2014, 'V1'],
        [2022, 'VB'],
      ],
      trims: [
        ['Premium', 48_990, premium(1998, 'man6', 'AWD', 9.2, 350), 3, { years: [2014, 2021] }],
        ['AWD', 52_990, premium(2387, 'man6', 'AWD', 9.9, 350), 2, { years: [2022, null] }],
        ['RS AWD', 59_990, premium(2387, 'cvt', 'AWD', 8.5, 350), 3, { years: [2022, null] }],
        ['tS Sportswagon', 64_490, premium(2387, 'cvt', 'AWD', 8.5, 350), 3, { years: [2022, null], body: 'Wagon', doors: 5 }],
      ],
    },
    {
      model: 'BRZ',
      body: 'Coupe',
      years: [2022, null],
      share: 0.8,
      frame: { seats: 4, doors: 2, size: [4265, 1775, 1310], gvm: 1670, tow: 0, tank: 50 },
      trims: [['Coupe S', 51_490, premiumAspirated(2387, 'man6', 'RWD', 9.5, 250), 3]],
    },
    {
      model: 'Solterra',
      body: 'SUV',
      years: [2024, null],
      share: 0.8,
      hold: 0.94,
      frame: { seats: 5, doors: 5, size: [4690, 1860, 1650], gvm: 2550, tow: 750, tank: 0 },
      trims: [['AWD', 67_990, electric('AWD', 337), 2]],
    },
  ],
};
