import type { CarMake } from '../car-model.ts';
import { diesel } from '../powertrain.ts';

const d30 = diesel(2999, 'auto6', '4x4', 8.0, 450);

/** Isuzu’s cars and its lightest truck. */
export const isuzu: CarMake = {
  make: 'Isuzu',
  wmi: 'MPA',
  models: [
    {
      model: 'D-MAX',
      body: 'Ute',
      years: [2012, null],
      share: 10,
      fiveStars: [2020, null],
      hold: 1.02,
      frame: { seats: 5, doors: 4, size: [5280, 1880, 1810], gvm: 3100, tow: 3500, tank: 76 },
      series: [
        [2012, 'TF'],
        [2020, 'RG'],
      ],
      trims: [
        [
          'SX 4x2',
          39_490,
          diesel(1898, 'auto6', 'RWD', 6.9, 350),
          0,
          { years: [2022, null], body: 'Cab Chassis', seats: 2, doors: 2 },
        ],
        ['SX 4x4', 54_990, d30, 0],
        ['LS-M 4x4', 59_490, d30, 1],
        ['LS-U 4x4', 64_490, d30, 2],
        ['X-TERRAIN 4x4', 71_990, d30, 3, { years: [2020, null] }],
      ],
    },
    {
      model: 'MU-X',
      body: 'SUV',
      years: [2013, null],
      share: 6,
      fiveStars: [2021, null],
      hold: 1.015,
      frame: { seats: 7, doors: 5, size: [4850, 1870, 1825], gvm: 2800, tow: 3500, tank: 80 },
      series: [
        [2013, 'UC'],
        [2021, 'RJ'],
      ],
      trims: [
        ['LS-M 4x4', 60_490, d30, 1],
        ['LS-U 4x4', 67_490, d30, 2],
        ['LS-T 4x4', 74_490, d30, 3],
      ],
    },
    {
      model: 'NLR',
      body: 'Light Truck',
      years: [2014, null],
      share: 0.8,
      frame: { seats: 3, doors: 2, size: [5330, 1830, 2200], gvm: 4500, tow: 3500, tank: 75 },
      trims: [
        ['45-150 Tray', 74_990, diesel(2999, 'man6', 'RWD', 11, 375), 0],
        ['45-150 AMT Tray', 78_990, diesel(2999, 'auto6', 'RWD', 11, 375), 1],
      ],
    },
  ],
};
