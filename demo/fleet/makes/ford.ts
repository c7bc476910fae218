import type { CarMake } from '../car-model.ts';
import { diesel, electric, petrol, premium, premiumAspirated, turbo } from '../powertrain.ts';

const biTurbo = diesel(1996, 'auto10', '4x4', 7.6, 500);
const v6 = diesel(2993, 'auto10', '4x4 full', 8.4, 600, 6);

/** Ford's cars. */
export const ford: CarMake = {
  make: 'Ford',
  wmi: 'MNA',
  models: [
    {
      model: 'Focus',
      body: 'Hatch',
      years: [2012, 2022],
      share: 3,
      frame: { seats: 5, doors: 5, size: [4398, 1825, 1490], gvm: 1900, tow: 1200, tank: 52 },
      trims: [
        ['Trend', 29_990, turbo(1497, 'auto6', 'FWD', 6.2, 240), 1],
        ['ST-Line', 35_990, turbo(1497, 'auto8', 'FWD', 6.4, 240, 3), 2, { years: [2018, 2022] }],
        ['ST', 49_990, premium(2261, 'auto7', 'FWD', 8.8, 420), 3, { years: [2019, 2022] }],
      ],
    },
    {
      model: 'Puma',
      body: 'SUV',
      years: [2020, 2024],
      share: 2,
      frame: { seats: 5, doors: 5, size: [4186, 1805, 1550], gvm: 1760, tow: 900, tank: 42 },
      trims: [
        ['', 34_990, premium(999, 'dct7', 'FWD', 5.3, 170, 3), 1],
        ['ST-Line', 37_990, premium(999, 'dct7', 'FWD', 5.3, 170, 3), 2],
      ],
    },
    {
      model: 'Escape',
      body: 'SUV',
      years: [2017, 2023],
      share: 2.5,
      frame: { seats: 5, doors: 5, size: [4614, 1883, 1680], gvm: 2150, tow: 1800, tank: 54 },
      trims: [
        ['Trend', 38_990, turbo(1999, 'auto8', 'FWD', 8.6, 387), 1],
        ['ST-Line AWD', 44_990, turbo(1999, 'auto8', 'AWD', 8.6, 387), 2],
      ],
    },
    {
      model: 'Territory',
      body: 'SUV',
      years: [2011, 2016],
      share: 2,
      frame: { seats: 7, doors: 5, size: [4883, 1898, 1716], gvm: 2700, tow: 2700, tank: 75 },
      series: [[2011, 'SZ']],
      trims: [
        ['TX', 46_990, petrol(3984, 'auto6', 'RWD', 10.6, 391, 6), 1],
        ['Titanium', 58_990, diesel(2720, 'auto6', 'AWD', 9.0, 440, 6), 3],
      ],
    },
    {
      model: 'Falcon',
      body: 'Sedan',
      years: [2012, 2016],
      share: 2,
      frame: { seats: 5, doors: 4, size: [4949, 1868, 1494], gvm: 2200, tow: 2300, tank: 68 },
      series: [[2012, 'FG']],
      trims: [
        ['XR6', 44_990, petrol(3984, 'auto6', 'RWD', 9.5, 391, 6), 1],
        ['XR6 Turbo', 54_990, premium(3984, 'auto6', 'RWD', 11.7, 533, 6), 2],
        ['XR6 Ute', 40_990, petrol(3984, 'auto6', 'RWD', 10.1, 391, 6), 1, { body: 'Ute', seats: 2, doors: 2 }],
      ],
    },
    {
      model: 'Mustang',
      body: 'Coupe',
      years: [2016, null],
      share: 2,
      hold: 1.01,
      frame: { seats: 4, doors: 2, size: [4810, 1915, 1397], gvm: 2230, tow: 0, tank: 61 },
      series: [
        [2016, 'FM'],
        [2018, 'FN'],
        [2024, 'FO'],
      ],
      trims: [
        ['GT', 86_990, premiumAspirated(5038, 'auto10', 'RWD', 12.8, 550, 8), 3],
        ['GT Manual', 83_990, premiumAspirated(5038, 'man6', 'RWD', 13.6, 550, 8), 3],
        ['GT Convertible', 94_990, premiumAspirated(5038, 'auto10', 'RWD', 13.3, 550, 8), 3, { body: 'Convertible' }],
      ],
    },
    {
      model: 'Mustang Mach-E',
      body: 'SUV',
      years: [2024, null],
      share: 1,
      hold: 0.94,
      frame: { seats: 5, doors: 5, size: [4713, 1881, 1625], gvm: 2610, tow: 750, tank: 0 },
      trims: [
        ['Select', 68_990, electric('RWD', 525), 2],
        ['GT', 101_990, electric('AWD', 860), 3],
      ],
    },
    {
      model: 'Everest',
      body: 'SUV',
      years: [2015, null],
      share: 6,
      fiveStars: [2022, null],
      hold: 1.01,
      frame: { seats: 7, doors: 5, size: [4914, 1923, 1842], gvm: 3150, tow: 3500, tank: 80 },
      series: [
        [2015, 'UA'],
        [2022, 'UB'],
      ],
      trims: [
        ['Ambiente 4x4', 64_990, biTurbo, 1, { years: [2019, null] }],
        ['Trend 4x4', 71_990, biTurbo, 2, { years: [2019, null] }],
        ['Trend 4x4 3.2', 64_990, diesel(3198, 'auto6', '4x4 full', 8.5, 470, 5), 2, { years: [2015, 2020] }],
        ['Sport V6 4x4', 77_990, v6, 3, { years: [2022, null] }],
        ['Platinum V6 4x4', 88_990, v6, 3, { years: [2022, null] }],
      ],
    },
    {
      model: 'Ranger',
      body: 'Ute',
      years: [2012, null],
      share: 13,
      fiveStars: [2022, null],
      hold: 1.015,
      frame: { seats: 5, doors: 4, size: [5370, 1918, 1884], gvm: 3250, tow: 3500, tank: 80 },
      series: [
        [2012, 'PX'],
        [2015, 'PX MkII'],
        [2018, 'PX MkIII'],
        [2022, 'PY'],
      ],
      trims: [
        [
          'XL 4x2',
          40_990,
          diesel(1996, 'auto6', 'RWD', 7.2, 405),
          0,
          { years: [2018, null], body: 'Cab Chassis', seats: 2, doors: 2 },
        ],
        ['XL 4x4', 56_990, diesel(1996, 'auto6', '4x4', 7.7, 405), 0, { years: [2018, null] }],
        ['XLS 4x4', 61_490, biTurbo, 1, { years: [2018, null] }],
        ['XLT 4x4', 69_490, biTurbo, 2, { years: [2018, null] }],
        ['XLT 4x4 3.2', 60_990, diesel(3198, 'auto6', '4x4', 8.9, 470, 5), 2, { years: [2012, 2020] }],
        ['Sport V6 4x4', 75_990, v6, 3, { years: [2022, null] }],
        ['Wildtrak 4x4', 77_490, biTurbo, 3, { years: [2018, null] }],
        ['Raptor 4x4', 98_990, premium(2956, 'auto10', '4x4 full', 11.5, 583, 6), 3, { years: [2022, null] }],
      ],
    },
    {
      model: 'Transit Custom',
      body: 'Van',
      years: [2014, null],
      share: 2.5,
      frame: { seats: 3, doors: 5, size: [5050, 2032, 1968], gvm: 3225, tow: 2300, tank: 70 },
      trims: [
        ['320S SWB', 58_990, diesel(1996, 'auto8', 'FWD', 8.0, 390), 1],
        ['340L LWB', 61_990, diesel(1996, 'auto8', 'FWD', 8.0, 390), 1],
      ],
    },
  ],
};
