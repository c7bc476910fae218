import type { CarMake } from '../car-model.ts';
import { diesel, electric, plugIn, turbo, turboHybrid } from '../powertrain.ts';

/** The makes from China beside MG: a few models of each. */
export const chineseMakes: readonly CarMake[] = [
  {
    make: 'GWM',
    wmi: 'LGW',
    models: [
      {
        model: 'Haval Jolion',
        body: 'SUV',
        years: [2021, null],
        share: 4,
        hold: 0.97,
        frame: { seats: 5, doors: 5, size: [4472, 1841, 1619], gvm: 1815, tow: 750, tank: 55 },
        trims: [
          ['Premium', 26_990, turbo(1497, 'dct7', 'FWD', 8.1, 220), 1],
          ['Lux', 29_990, turbo(1497, 'dct7', 'FWD', 8.1, 220), 2],
          ['Ultra Hybrid', 36_990, turboHybrid(1497, 'auto6', 'FWD', 5.1, 375), 3, { years: [2022, null] }],
        ],
      },
      {
        model: 'Tank 300',
        body: '4x4',
        years: [2023, null],
        share: 2,
        frame: { seats: 5, doors: 5, size: [4760, 1930, 1903], gvm: 2552, tow: 2500, tank: 75 },
        trims: [
          ['Lux', 47_990, turbo(1967, 'auto8', '4x4', 9.5, 380), 2],
          ['Ultra Hybrid', 61_990, turboHybrid(1998, 'auto9', '4x4', 8.4, 648), 3],
        ],
      },
      {
        model: 'Cannon',
        body: 'Ute',
        years: [2021, null],
        share: 2.5,
        hold: 0.97,
        frame: { seats: 5, doors: 4, size: [5416, 1947, 1884], gvm: 3205, tow: 3000, tank: 78 },
        trims: [
          ['L 4x4', 42_990, diesel(1996, 'auto8', '4x4', 9.4, 400), 1],
          ['X 4x4', 46_990, diesel(1996, 'auto8', '4x4', 9.4, 400), 3],
        ],
      },
    ],
  },
  {
    make: 'LDV',
    wmi: 'LSF',
    models: [
      {
        model: 'T60',
        body: 'Ute',
        years: [2018, 2025],
        share: 2,
        hold: 0.96,
        frame: { seats: 5, doors: 4, size: [5365, 1900, 1852], gvm: 3050, tow: 3000, tank: 75 },
        trims: [['Max Luxe 4x4', 46_990, diesel(1996, 'auto8', '4x4', 9.3, 500), 2]],
      },
      {
        model: 'G10',
        body: 'Van',
        years: [2015, 2024],
        share: 1.2,
        hold: 0.96,
        frame: { seats: 2, doors: 5, size: [5168, 1980, 1928], gvm: 3000, tow: 1500, tank: 75 },
        trims: [['Diesel', 38_990, diesel(1918, 'auto8', 'RWD', 8.3, 350), 0]],
      },
    ],
  },
  {
    make: 'BYD',
    wmi: 'LGX',
    models: [
      {
        model: 'Dolphin',
        body: 'Hatch',
        years: [2023, null],
        share: 2,
        hold: 0.95,
        frame: { seats: 5, doors: 5, size: [4290, 1770, 1570], gvm: 1905, tow: 0, tank: 0 },
        trims: [
          ['Essential', 32_990, electric('FWD', 180), 1],
          ['Premium', 40_490, electric('FWD', 310), 2],
        ],
      },
      {
        model: 'Atto 3',
        body: 'SUV',
        years: [2022, null],
        share: 3,
        fiveStars: [2022, null],
        hold: 0.95,
        frame: { seats: 5, doors: 5, size: [4455, 1875, 1615], gvm: 2160, tow: 750, tank: 0 },
        trims: [
          ['Standard Range', 44_490, electric('FWD', 310), 2],
          ['Extended Range', 49_490, electric('FWD', 310), 2],
        ],
      },
      {
        model: 'Seal',
        body: 'Sedan',
        years: [2023, null],
        share: 2,
        hold: 0.95,
        frame: { seats: 5, doors: 4, size: [4800, 1875, 1460], gvm: 2500, tow: 750, tank: 0 },
        trims: [['Premium', 57_990, electric('RWD', 360), 3]],
      },
      {
        model: 'Shark 6',
        body: 'Ute',
        years: [2025, null],
        share: 2,
        frame: { seats: 5, doors: 4, size: [5457, 1971, 1925], gvm: 3500, tow: 2500, tank: 60 },
        trims: [['Premium', 62_990, plugIn(1498, 'single', '4x4', 2.0, 650), 3]],
      },
    ],
  },
];
