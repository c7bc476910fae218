import type { CarMake } from '../car-model.ts';
import { diesel, electric, premium } from '../powertrain.ts';

const tsi110 = premium(1395, 'auto8', 'FWD', 6.3, 250);
const tdi600 = diesel(2993, 'auto10', '4x4 full', 8.4, 600, 6);

/** Volkswagen's cars. */
export const volkswagen: CarMake = {
  make: 'Volkswagen',
  wmi: 'WVW',
  models: [
    {
      model: 'Polo',
      body: 'Hatch',
      years: [2014, null],
      share: 3.5,
      frame: { seats: 5, doors: 5, size: [4074, 1751, 1451], gvm: 1660, tow: 1000, tank: 40 },
      series: [
        [2014, '6R'],
        [2018, 'AW'],
      ],
      trims: [
        ['70TSI Trendline', 23_990, premium(999, 'dct7', 'FWD', 5.0, 175, 3), 0, { years: [2018, 2022] }],
        ['85TSI Style', 34_990, premium(999, 'dct7', 'FWD', 5.4, 200, 3), 2, { years: [2018, null] }],
        ['GTI', 44_490, premium(1984, 'dct6', 'FWD', 6.5, 320), 3, { years: [2018, null] }],
        ['66TSI Trendline', 23_490, premium(1197, 'dct7', 'FWD', 4.8, 160), 0, { years: [2014, 2017] }],
      ],
    },
    {
      model: 'Golf',
      body: 'Hatch',
      years: [2013, null],
      share: 6,
      fiveStars: [2019, null],
      frame: { seats: 5, doors: 5, size: [4284, 1789, 1456], gvm: 1850, tow: 1400, tank: 50 },
      series: [
        [2013, '7'],
        [2018, '7.5'],
        [2021, '8'],
        [2025, '8.5'],
      ],
      trims: [
        ['110TSI Comfortline', 36_490, premium(1395, 'dct7', 'FWD', 5.4, 250), 2, { years: [2013, 2020] }],
        ['110TSI Life', 42_490, tsi110, 2, { years: [2021, null] }],
        ['110TSI Life Wagon', 44_490, tsi110, 2, { years: [2021, 2024], body: 'Wagon' }],
        ['GTI', 62_990, premium(1984, 'dct7', 'FWD', 7.0, 370), 3],
        ['R', 74_990, premium(1984, 'dct7', 'AWD', 7.8, 400), 3],
      ],
    },
    {
      model: 'Passat',
      body: 'Wagon',
      years: [2015, 2023],
      share: 1.5,
      frame: { seats: 5, doors: 5, size: [4773, 1832, 1516], gvm: 2200, tow: 1800, tank: 66 },
      series: [[2015, 'B8']],
      trims: [
        ['140TSI Business', 52_990, premium(1984, 'dct7', 'FWD', 7.1, 320), 2],
        ['206TSI R-Line', 69_990, premium(1984, 'dct7', 'AWD', 8.1, 350), 3],
      ],
    },
    {
      model: 'T-Cross',
      body: 'SUV',
      years: [2020, null],
      share: 3.5,
      frame: { seats: 5, doors: 5, size: [4108, 1760, 1584], gvm: 1740, tow: 1200, tank: 40 },
      trims: [
        ['85TSI Life', 36_490, premium(999, 'dct7', 'FWD', 5.4, 200, 3), 1],
        ['85TSI Style', 39_990, premium(999, 'dct7', 'FWD', 5.4, 200, 3), 2],
      ],
    },
    {
      model: 'T-Roc',
      body: 'SUV',
      years: [2020, null],
      share: 2.5,
      frame: { seats: 5, doors: 5, size: [4236, 1819, 1572], gvm: 1890, tow: 1600, tank: 50 },
      trims: [
        ['110TSI Style', 43_490, tsi110, 2],
        ['140TSI R-Line AWD', 51_490, premium(1984, 'dct7', 'AWD', 7.4, 320), 3],
      ],
    },
    {
      model: 'Tiguan',
      body: 'SUV',
      years: [2013, null],
      share: 6,
      fiveStars: [2017, null],
      frame: { seats: 5, doors: 5, size: [4509, 1839, 1660], gvm: 2190, tow: 2300, tank: 60 },
      series: [
        [2013, '5N'],
        [2017, '5N'],
        [2025, 'CT'],
      ],
      trims: [
        ['110TSI Trendline', 42_490, premium(1395, 'dct6', 'FWD', 6.7, 250), 1, { years: [2013, 2020] }],
        ['110TSI Life', 46_490, premium(1395, 'dct6', 'FWD', 7.7, 250), 1, { years: [2021, null] }],
        ['132TSI Comfortline AWD', 51_990, premium(1984, 'dct7', 'AWD', 8.3, 320), 2, { years: [2017, 2021] }],
        ['132TSI Life AWD', 52_490, premium(1984, 'dct7', 'AWD', 8.6, 320), 2, { years: [2021, 2024] }],
        ['162TSI R-Line AWD', 63_990, premium(1984, 'dct7', 'AWD', 8.5, 350), 3, { years: [2017, null] }],
        ['162TSI Allspace Adventure', 58_990, premium(1984, 'dct7', 'AWD', 8.5, 350), 2, { years: [2022, 2024], seats: 7 }],
      ],
    },
    {
      model: 'Amarok',
      body: 'Ute',
      years: [2012, null],
      share: 5,
      frame: { seats: 5, doors: 4, size: [5350, 1910, 1884], gvm: 3250, tow: 3500, tank: 80 },
      series: [
        [2012, '2H'],
        [2023, 'NF'],
      ],
      trims: [
        ['TDI420 Highline 4x4', 59_990, diesel(1968, 'auto8', '4x4 full', 8.3, 420), 2, { years: [2012, 2021] }],
        ['TDI550 V6 Highline 4x4', 69_990, diesel(2967, 'auto8', '4x4 full', 9.0, 550, 6), 3, { years: [2017, 2022] }],
        ['TDI405 Core 4x4', 56_990, diesel(1996, 'auto6', '4x4', 7.6, 405), 0, { years: [2023, null] }],
        ['TDI600 Style 4x4', 75_990, tdi600, 3, { years: [2023, null] }],
        ['TDI600 Aventura 4x4', 85_490, tdi600, 3, { years: [2023, null] }],
      ],
    },
    {
      model: 'Caddy',
      body: 'Van',
      years: [2021, null],
      share: 2,
      frame: { seats: 2, doors: 5, size: [4500, 1855, 1818], gvm: 2280, tow: 1500, tank: 50 },
      trims: [
        ['Cargo TDI320', 49_990, diesel(1968, 'dct7', 'FWD', 4.9, 320), 1],
        ['Cargo TSI220', 44_990, premium(1395, 'dct7', 'FWD', 6.4, 220), 0],
      ],
    },
    {
      model: 'Multivan',
      body: 'People Mover',
      years: [2016, 2021],
      share: 1,
      frame: { seats: 7, doors: 5, size: [4973, 1941, 1907], gvm: 2850, tow: 2000, tank: 58 },
      trims: [['TDI340 Comfortline', 74_990, diesel(1968, 'dct7', 'FWD', 6.6, 360), 2]],
    },
    {
      model: 'ID.4',
      body: 'SUV',
      years: [2025, null],
      share: 1,
      hold: 0.94,
      frame: { seats: 5, doors: 5, size: [4584, 1852, 1632], gvm: 2660, tow: 1200, tank: 0 },
      trims: [['Pro', 65_990, electric('RWD', 545), 2]],
    },
  ],
};
