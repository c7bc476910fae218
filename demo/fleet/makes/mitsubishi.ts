import type { CarMake } from '../car-model.ts';
import { diesel, petrol, plugIn, turbo } from '../powertrain.ts';

const d24 = diesel(2442, 'auto6', '4x4', 7.7, 470);

/** Mitsubishi's cars. */
export const mitsubishi: CarMake = {
  make: 'Mitsubishi',
  wmi: 'JMF',
  models: [
    {
      model: 'Mirage',
      body: 'Hatch',
      years: [2013, 2023],
      share: 2,
      frame: { seats: 5, doors: 5, size: [3845, 1665, 1505], gvm: 1340, tow: 200, tank: 35 },
      trims: [
        ['ES', 20_990, petrol(1193, 'cvt', 'FWD', 5.0, 100, 3), 0],
        ['LS', 22_990, petrol(1193, 'cvt', 'FWD', 5.0, 100, 3), 1],
      ],
    },
    {
      model: 'Lancer',
      body: 'Sedan',
      years: [2012, 2017],
      share: 2.5,
      frame: { seats: 5, doors: 4, size: [4625, 1760, 1480], gvm: 1900, tow: 1000, tank: 59 },
      series: [[2012, 'CJ']],
      trims: [
        ['ES', 25_490, petrol(1998, 'cvt', 'FWD', 7.6, 197), 0],
        ['GSR', 31_990, petrol(2360, 'cvt', 'FWD', 8.8, 226), 2],
      ],
    },
    {
      model: 'ASX',
      body: 'SUV',
      years: [2012, 2024],
      share: 7,
      frame: { seats: 5, doors: 5, size: [4365, 1810, 1640], gvm: 1970, tow: 1300, tank: 63 },
      series: [
        [2012, 'XB'],
        [2016, 'XC'],
        [2019, 'XD'],
      ],
      trims: [
        ['ES', 29_990, petrol(1998, 'cvt', 'FWD', 7.6, 197), 1],
        ['LS', 32_490, petrol(1998, 'cvt', 'FWD', 7.6, 197), 1],
        ['Exceed', 37_990, petrol(2360, 'cvt', 'FWD', 7.9, 222), 3],
      ],
    },
    {
      model: 'Eclipse Cross',
      body: 'SUV',
      years: [2018, 2025],
      share: 4,
      frame: { seats: 5, doors: 5, size: [4545, 1805, 1685], gvm: 2150, tow: 1600, tank: 63 },
      trims: [
        ['ES', 35_490, turbo(1499, 'cvt', 'FWD', 7.3, 250), 1],
        ['Aspire', 40_490, turbo(1499, 'cvt', 'FWD', 7.3, 250), 2],
        ['PHEV Exceed', 60_990, plugIn(2360, 'single', 'AWD', 1.9, 332), 3, { years: [2021, 2025] }],
      ],
    },
    {
      model: 'Outlander',
      body: 'SUV',
      years: [2013, null],
      share: 8,
      fiveStars: [2022, null],
      frame: { seats: 7, doors: 5, size: [4710, 1862, 1745], gvm: 2410, tow: 1600, tank: 55 },
      series: [
        [2013, 'ZJ'],
        [2016, 'ZK'],
        [2019, 'ZL'],
        [2021, 'ZM'],
      ],
      trims: [
        ['ES 2.4', 35_990, petrol(2360, 'cvt', 'FWD', 7.2, 220), 1, { years: [2013, 2020] }],
        ['LS 2.4', 38_490, petrol(2360, 'cvt', 'FWD', 7.2, 220), 2, { years: [2013, 2020] }],
        ['ES', 41_990, petrol(2488, 'cvt', 'FWD', 7.7, 244), 1, { years: [2021, null] }],
        ['LS', 44_990, petrol(2488, 'cvt', 'FWD', 7.7, 244), 1, { years: [2021, null] }],
        ['Aspire AWD', 50_990, petrol(2488, 'cvt', 'AWD', 8.1, 244), 2, { years: [2021, null] }],
        ['Exceed AWD', 56_990, petrol(2488, 'cvt', 'AWD', 8.1, 244), 3, { years: [2021, null] }],
        ['PHEV Aspire', 70_490, plugIn(2360, 'single', 'AWD', 1.6, 450), 2, { years: [2022, null], seats: 5 }],
      ],
    },
    {
      model: 'Pajero Sport',
      body: 'SUV',
      years: [2016, 2025],
      share: 5,
      frame: { seats: 7, doors: 5, size: [4825, 1815, 1835], gvm: 2775, tow: 3100, tank: 68 },
      series: [
        [2016, 'QE'],
        [2020, 'QF'],
      ],
      trims: [
        ['GLX 4x4', 53_990, diesel(2442, 'auto8', '4x4', 8.0, 430), 1],
        ['GLS 4x4', 58_490, diesel(2442, 'auto8', '4x4', 8.0, 430), 2],
        ['Exceed 4x4', 65_490, diesel(2442, 'auto8', '4x4', 8.0, 430), 3],
      ],
    },
    {
      model: 'Pajero',
      body: '4x4',
      years: [2012, 2021],
      share: 2.5,
      hold: 1.015,
      frame: { seats: 7, doors: 5, size: [4900, 1875, 1900], gvm: 3030, tow: 3000, tank: 88 },
      series: [
        [2012, 'NW'],
        [2015, 'NX'],
      ],
      trims: [
        ['GLX', 59_990, diesel(3200, 'auto5', '4x4 full', 9.1, 441), 1],
        ['GLS', 64_990, diesel(3200, 'auto5', '4x4 full', 9.1, 441), 2],
      ],
    },
    {
      model: 'Triton',
      body: 'Ute',
      years: [2015, null],
      share: 9,
      fiveStars: [2024, null],
      frame: { seats: 5, doors: 4, size: [5320, 1865, 1795], gvm: 3200, tow: 3500, tank: 75 },
      series: [
        [2015, 'MQ'],
        [2019, 'MR'],
        [2024, 'MV'],
      ],
      trims: [
        [
          'GLX 4x2',
          37_990,
          diesel(2442, 'man6', 'RWD', 7.5, 430),
          0,
          { years: [2015, null], body: 'Cab Chassis', seats: 2, doors: 2 },
        ],
        ['GLX 4x4', 51_490, d24, 0],
        ['GLX+ 4x4', 54_490, d24, 1, { years: [2018, null] }],
        ['GLS 4x4', 60_990, d24, 2],
        ['GSR 4x4', 66_490, d24, 3, { years: [2019, null] }],
      ],
    },
  ],
};
