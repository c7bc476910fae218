import type { CarMake } from '../car-model.ts';
import { diesel, electric, petrol, plugIn, premiumAspirated, turbo } from '../powertrain.ts';

const g20 = petrol(1998, 'auto6', 'FWD', 6.2, 200);
const g25 = petrol(2488, 'auto6', 'FWD', 6.6, 252);
const g25Awd = petrol(2488, 'auto6', 'AWD', 7.4, 252);
const g25t = turbo(2488, 'auto6', 'AWD', 8.2, 420);
const d30 = diesel(2999, 'auto6', '4x4', 8.0, 450);

/** Mazda's cars. */
export const mazda: CarMake = {
  make: 'Mazda',
  wmi: 'JM0',
  models: [
    {
      model: 'Mazda2',
      body: 'Hatch',
      years: [2014, 2025],
      share: 4,
      frame: { seats: 5, doors: 5, size: [4065, 1695, 1495], gvm: 1517, tow: 900, tank: 44 },
      series: [[2014, 'DJ Series']],
      trims: [
        ['G15 Pure', 27_990, petrol(1496, 'auto6', 'FWD', 5.3, 141), 1],
        ['Maxx', 24_990, petrol(1496, 'auto6', 'FWD', 4.9, 139), 1, { years: [2014, 2019] }],
        ['G15 GT', 31_490, petrol(1496, 'auto6', 'FWD', 5.3, 141), 3],
      ],
    },
    {
      model: 'Mazda3',
      body: 'Hatch',
      years: [2014, null],
      share: 7,
      fiveStars: [2019, 2025],
      frame: { seats: 5, doors: 5, size: [4460, 1795, 1435], gvm: 1849, tow: 1200, tank: 51 },
      series: [
        [2014, 'BM Series'],
        [2017, 'BN Series'],
        [2019, 'BP'],
      ],
      trims: [
        ['Maxx', 27_990, g20, 1, { years: [2014, 2018] }],
        ['G20 Pure', 34_490, g20, 1, { years: [2019, null] }],
        ['G20 Evolve', 36_490, g20, 2, { years: [2019, null] }],
        ['G25 Astina', 43_990, g25, 3, { years: [2019, null] }],
        ['G20 Evolve Sedan', 36_490, g20, 2, { years: [2019, null], body: 'Sedan', doors: 4 }],
      ],
    },
    {
      model: 'Mazda6',
      body: 'Sedan',
      years: [2012, 2024],
      share: 3,
      frame: { seats: 5, doors: 4, size: [4865, 1840, 1450], gvm: 2060, tow: 1550, tank: 62 },
      trims: [
        ['Sport', 38_990, g25, 1],
        ['Touring Wagon', 43_490, g25, 2, { body: 'Wagon', doors: 5 }],
        ['Atenza', 52_990, turbo(2488, 'auto6', 'FWD', 7.6, 420), 3, { years: [2018, 2024] }],
      ],
    },
    {
      model: 'CX-3',
      body: 'SUV',
      years: [2015, null],
      share: 5,
      frame: { seats: 5, doors: 5, size: [4275, 1765, 1535], gvm: 1732, tow: 1200, tank: 48 },
      series: [[2015, 'DK']],
      trims: [
        ['G20 Sport', 31_990, g20, 1],
        ['Maxx Sport', 32_990, g20, 1, { years: [2015, 2022] }],
        ['G20 Touring SP', 37_990, g20, 2],
      ],
    },
    {
      model: 'CX-30',
      body: 'SUV',
      years: [2020, null],
      share: 5,
      fiveStars: [2020, null],
      frame: { seats: 5, doors: 5, size: [4395, 1795, 1540], gvm: 1937, tow: 1200, tank: 51 },
      series: [[2020, 'DM']],
      trims: [
        ['G20 Pure', 37_490, g20, 1],
        ['G20 Evolve', 39_990, g20, 2],
        ['G25 Astina AWD', 48_490, g25Awd, 3],
      ],
    },
    {
      model: 'CX-5',
      body: 'SUV',
      years: [2012, null],
      share: 10,
      fiveStars: [2017, 2024],
      frame: { seats: 5, doors: 5, size: [4575, 1845, 1685], gvm: 2143, tow: 1800, tank: 58 },
      series: [
        [2012, 'KE'],
        [2017, 'KF Series'],
      ],
      trims: [
        ['Maxx', 40_490, g20, 1],
        ['Maxx Sport AWD', 44_990, g25Awd, 2],
        ['Touring AWD', 47_990, g25Awd, 2, { years: [2017, null] }],
        ['GT AWD', 52_490, g25Awd, 3],
        ['G25 Akera AWD', 55_490, g25Awd, 3, { years: [2015, null] }],
        ['GT Diesel AWD', 52_990, diesel(2191, 'auto6', 'AWD', 5.7, 450), 3, { years: [2017, 2023] }],
      ],
    },
    {
      model: 'CX-60',
      body: 'SUV',
      years: [2023, null],
      share: 3,
      fiveStars: [2023, null],
      hold: 0.97,
      frame: { seats: 5, doors: 5, size: [4740, 1890, 1680], gvm: 2641, tow: 2500, tank: 58 },
      trims: [
        ['G40e Evolve', 66_990, turbo(3283, 'auto8', 'AWD', 7.4, 450, 6), 2],
        ['D50e GT', 76_490, diesel(3283, 'auto8', 'AWD', 5.0, 550, 6), 3],
        ['P50e Azami', 92_490, plugIn(2488, 'auto8', 'AWD', 2.1, 500), 3],
      ],
    },
    {
      model: 'CX-8',
      body: 'SUV',
      years: [2018, 2023],
      share: 3,
      frame: { seats: 7, doors: 5, size: [4900, 1840, 1725], gvm: 2518, tow: 2000, tank: 74 },
      trims: [
        ['Sport', 48_990, g25, 1],
        ['Touring Diesel AWD', 60_490, diesel(2191, 'auto6', 'AWD', 6.0, 450), 2],
        ['Asaki Diesel AWD', 73_490, diesel(2191, 'auto6', 'AWD', 6.0, 450), 3],
      ],
    },
    {
      model: 'CX-9',
      body: 'SUV',
      years: [2016, 2023],
      share: 3,
      frame: { seats: 7, doors: 5, size: [5075, 1969, 1747], gvm: 2608, tow: 2000, tank: 74 },
      series: [[2016, 'TC']],
      trims: [
        ['Touring', 58_490, turbo(2488, 'auto6', 'FWD', 8.4, 420), 2],
        ['GT AWD', 70_490, g25t, 3],
        ['Azami AWD', 74_490, g25t, 3],
      ],
    },
    {
      model: 'CX-80',
      body: 'SUV',
      years: [2024, null],
      share: 2,
      frame: { seats: 7, doors: 5, size: [4995, 1890, 1714], gvm: 2795, tow: 2500, tank: 74 },
      trims: [
        ['G40e Touring', 70_990, turbo(3283, 'auto8', 'AWD', 8.4, 450, 6), 2],
        ['D50e GT', 81_990, diesel(3283, 'auto8', 'AWD', 5.2, 550, 6), 3],
      ],
    },
    {
      model: 'BT-50',
      body: 'Ute',
      years: [2012, null],
      share: 6,
      fiveStars: [2020, null],
      frame: { seats: 5, doors: 4, size: [5280, 1870, 1790], gvm: 3100, tow: 3500, tank: 76 },
      series: [
        [2012, 'UP'],
        [2020, 'TF'],
      ],
      trims: [
        [
          'XT 4x2',
          39_990,
          diesel(2999, 'man6', 'RWD', 7.7, 450),
          0,
          { years: [2020, null], body: 'Cab Chassis', seats: 2, doors: 2 },
        ],
        ['XT 4x4', 55_490, d30, 0, { years: [2020, null] }],
        ['XTR 4x4', 62_490, d30, 2, { years: [2020, null] }],
        ['GT 4x4', 66_990, d30, 3, { years: [2020, null] }],
        ['XTR 4x4 3.2', 56_990, diesel(3198, 'auto6', '4x4', 9.2, 470, 5), 2, { years: [2012, 2020] }],
      ],
    },
    {
      model: 'MX-5',
      body: 'Convertible',
      years: [2015, null],
      share: 1.5,
      hold: 1.02,
      frame: { seats: 2, doors: 2, size: [3915, 1735, 1235], gvm: 1310, tow: 0, tank: 45 },
      series: [[2015, 'ND']],
      trims: [
        ['G20 Roadster', 49_490, premiumAspirated(1998, 'man6', 'RWD', 6.8, 205), 2],
        ['G20 Roadster GT', 54_490, premiumAspirated(1998, 'auto6', 'RWD', 7.0, 205), 3],
      ],
    },
    {
      model: '6e',
      body: 'Sedan',
      years: [2026, null],
      share: 1,
      hold: 0.95,
      frame: { seats: 5, doors: 5, size: [4921, 1890, 1491], gvm: 2363, tow: 1500, tank: 0 },
      trims: [
        ['GT', 57_990, electric('RWD', 290), 2],
        ['Atenza', 60_990, electric('RWD', 290), 3],
      ],
    },
  ],
};
