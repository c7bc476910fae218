import type { CarMake } from '../car-model.ts';
import { diesel, electric, petrol, premium, premiumAspirated, turboHybrid } from '../powertrain.ts';

const d23 = diesel(2298, 'auto7', '4x4', 7.5, 450);

/** Nissan's cars. */
export const nissan: CarMake = {
  make: 'Nissan',
  wmi: 'JN1',
  models: [
    {
      model: 'Pulsar',
      body: 'Hatch',
      years: [2013, 2016],
      share: 1.5,
      frame: { seats: 5, doors: 5, size: [4295, 1760, 1520], gvm: 1760, tow: 1100, tank: 52 },
      trims: [['ST', 24_990, petrol(1798, 'cvt', 'FWD', 7.1, 174), 0]],
    },
    {
      model: 'Juke',
      body: 'SUV',
      years: [2020, null],
      share: 2.5,
      frame: { seats: 5, doors: 5, size: [4210, 1800, 1595], gvm: 1720, tow: 1250, tank: 46 },
      trims: [
        ['ST', 32_990, premium(999, 'dct7', 'FWD', 5.8, 180, 3), 1],
        ['ST-L', 35_490, premium(999, 'dct7', 'FWD', 5.8, 180, 3), 2],
        ['Ti', 39_490, premium(999, 'dct7', 'FWD', 5.8, 180, 3), 3],
      ],
    },
    {
      model: 'Qashqai',
      body: 'SUV',
      years: [2014, null],
      share: 4.5,
      frame: { seats: 5, doors: 5, size: [4425, 1835, 1625], gvm: 1950, tow: 1350, tank: 55 },
      series: [
        [2014, 'J11'],
        [2022, 'J12'],
      ],
      trims: [
        ['ST', 38_490, premium(1332, 'cvt', 'FWD', 6.1, 250), 1, { years: [2022, null] }],
        ['ST-L', 34_990, petrol(1997, 'cvt', 'FWD', 6.9, 200), 2, { years: [2014, 2021] }],
        ['Ti', 47_990, premium(1332, 'cvt', 'FWD', 6.1, 250), 3, { years: [2022, null] }],
      ],
    },
    {
      model: 'X-TRAIL',
      body: 'SUV',
      years: [2014, null],
      share: 7,
      frame: { seats: 5, doors: 5, size: [4680, 1840, 1725], gvm: 2200, tow: 2000, tank: 55 },
      series: [
        [2014, 'T32'],
        [2022, 'T33'],
      ],
      trims: [
        ['ST', 40_990, petrol(2488, 'cvt', 'FWD', 7.4, 244), 1],
        ['ST-L AWD', 47_490, petrol(2488, 'cvt', 'AWD', 7.8, 244), 2],
        ['Ti AWD', 53_490, petrol(2488, 'cvt', 'AWD', 7.8, 244), 3],
        ['Ti e-POWER AWD', 59_490, turboHybrid(1497, 'single', 'AWD', 6.1, 330, 3), 3, { years: [2023, null] }],
      ],
    },
    {
      model: 'Pathfinder',
      body: 'SUV',
      years: [2014, null],
      share: 2,
      frame: { seats: 7, doors: 5, size: [5004, 1978, 1802], gvm: 2717, tow: 2700, tank: 71 },
      trims: [
        ['ST-L AWD', 68_990, petrol(3498, 'auto9', 'AWD', 10.5, 340, 6), 2],
        ['Ti AWD', 79_990, petrol(3498, 'auto9', 'AWD', 10.5, 340, 6), 3],
      ],
    },
    {
      model: 'Patrol',
      body: '4x4',
      years: [2013, null],
      share: 4,
      hold: 1.02,
      frame: { seats: 8, doors: 5, size: [5175, 1995, 1955], gvm: 3500, tow: 3500, tank: 140 },
      series: [[2013, 'Y62']],
      trims: [
        ['Ti', 96_990, premiumAspirated(5552, 'auto7', '4x4 full', 14.4, 560, 8), 2],
        ['Ti-L', 110_990, premiumAspirated(5552, 'auto7', '4x4 full', 14.4, 560, 8), 3],
      ],
    },
    {
      model: 'Navara',
      body: 'Ute',
      years: [2015, null],
      share: 7,
      frame: { seats: 5, doors: 4, size: [5260, 1850, 1830], gvm: 3150, tow: 3500, tank: 80 },
      series: [[2015, 'D23']],
      trims: [
        ['SL 4x4', 53_990, d23, 1],
        ['ST 4x4', 58_490, d23, 2],
        ['ST-X 4x4', 64_490, d23, 3],
        ['PRO-4X', 69_490, d23, 3, { years: [2021, null] }],
      ],
    },
    {
      model: 'LEAF',
      body: 'Hatch',
      years: [2019, 2024],
      share: 1,
      hold: 0.93,
      frame: { seats: 5, doors: 5, size: [4490, 1788, 1540], gvm: 1995, tow: 0, tank: 0 },
      series: [[2019, 'ZE1']],
      trims: [
        ['Standard', 53_990, electric('FWD', 320), 2],
        ['e+', 64_490, electric('FWD', 340), 2, { years: [2021, 2024] }],
      ],
    },
    {
      model: 'Z',
      body: 'Coupe',
      years: [2022, null],
      share: 0.7,
      frame: { seats: 2, doors: 2, size: [4380, 1845, 1315], gvm: 1830, tow: 0, tank: 62 },
      trims: [['Coupe', 84_990, premium(2997, 'auto9', 'RWD', 9.8, 475, 6), 3]],
    },
  ],
};
