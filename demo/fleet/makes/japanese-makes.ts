import type { CarMake } from '../car-model.ts';
import { hybrid, petrol, premiumAspirated, turbo } from '../powertrain.ts';

const boosterjet = turbo(1373, 'auto6', 'FWD', 6.2, 220);

/** The smaller makes from Japan: a few models of each. */
export const japaneseMakes: readonly CarMake[] = [
  {
    make: 'Honda',
    wmi: 'MRH',
    models: [
      {
        model: 'Jazz',
        body: 'Hatch',
        years: [2012, 2020],
        share: 2.5,
        frame: { seats: 5, doors: 5, size: [4035, 1694, 1524], gvm: 1550, tow: 800, tank: 40 },
        trims: [['VTi', 24_490, petrol(1497, 'cvt', 'FWD', 5.8, 145), 1]],
      },
      {
        model: 'Civic',
        body: 'Hatch',
        years: [2016, null],
        share: 4,
        frame: { seats: 5, doors: 5, size: [4560, 1802, 1415], gvm: 1830, tow: 800, tank: 47 },
        trims: [
          ['VTi-S', 33_990, petrol(1799, 'cvt', 'FWD', 6.4, 174), 1, { years: [2016, 2021] }],
          ['RS', 41_990, turbo(1498, 'cvt', 'FWD', 6.1, 220), 3, { years: [2017, 2021] }],
          ['e:HEV LX', 55_000, hybrid(1993, 'cvt', 'FWD', 4.2, 315), 3, { years: [2022, null] }],
        ],
      },
      {
        model: 'HR-V',
        body: 'SUV',
        years: [2015, null],
        share: 4,
        frame: { seats: 5, doors: 5, size: [4347, 1790, 1582], gvm: 1800, tow: 800, tank: 40 },
        trims: [
          ['VTi-S', 31_990, petrol(1799, 'cvt', 'FWD', 6.9, 172), 1, { years: [2015, 2021] }],
          ['Vi X', 36_990, petrol(1498, 'cvt', 'FWD', 5.8, 145), 1, { years: [2022, null] }],
          ['e:HEV L', 47_990, hybrid(1498, 'cvt', 'FWD', 4.3, 253), 3, { years: [2022, null] }],
        ],
      },
      {
        model: 'CR-V',
        body: 'SUV',
        years: [2017, null],
        share: 5,
        frame: { seats: 5, doors: 5, size: [4704, 1866, 1681], gvm: 2230, tow: 1500, tank: 57 },
        trims: [
          ['VTi', 41_990, turbo(1498, 'cvt', 'FWD', 7.0, 240), 1],
          ['VTi-L AWD', 49_990, turbo(1498, 'cvt', 'AWD', 7.7, 240), 3],
          ['e:HEV RS', 65_990, hybrid(1993, 'cvt', 'FWD', 5.5, 335), 3, { years: [2023, null] }],
        ],
      },
    ],
  },
  {
    make: 'Suzuki',
    wmi: 'JSA',
    models: [
      {
        model: 'Swift',
        body: 'Hatch',
        years: [2017, null],
        share: 5,
        frame: { seats: 5, doors: 5, size: [3840, 1735, 1495], gvm: 1380, tow: 1000, tank: 37 },
        trims: [
          ['GL Navigator', 25_990, petrol(1242, 'cvt', 'FWD', 4.8, 120), 1, { years: [2017, 2023] }],
          ['Hybrid Plus', 29_990, hybrid(1197, 'cvt', 'FWD', 4.0, 112, 3), 1, { years: [2024, null] }],
          ['Sport', 32_990, boosterjet, 3, { years: [2018, 2024] }],
        ],
      },
      {
        model: 'Vitara',
        body: 'SUV',
        years: [2015, null],
        share: 3,
        frame: { seats: 5, doors: 5, size: [4175, 1775, 1610], gvm: 1730, tow: 1200, tank: 47 },
        trims: [
          ['Standard', 31_990, petrol(1586, 'auto6', 'FWD', 6.0, 156), 1],
          ['Turbo', 36_990, boosterjet, 2],
        ],
      },
      {
        model: 'Jimny',
        body: '4x4',
        years: [2019, null],
        share: 3,
        hold: 1.04,
        frame: { seats: 4, doors: 3, size: [3645, 1645, 1725], gvm: 1435, tow: 1300, tank: 40 },
        trims: [
          ['Lite', 33_490, petrol(1462, 'man5', '4x4', 6.4, 130), 0],
          ['GLX', 36_990, petrol(1462, 'auto4', '4x4', 6.9, 130), 1],
          ['XL', 39_990, petrol(1462, 'auto4', '4x4', 6.9, 130), 1, { years: [2023, null], doors: 5 }],
        ],
      },
    ],
  },
  {
    make: 'Lexus',
    wmi: 'JTH',
    models: [
      {
        model: 'NX',
        body: 'SUV',
        years: [2018, null],
        share: 2,
        frame: { seats: 5, doors: 5, size: [4660, 1865, 1670], gvm: 2380, tow: 1500, tank: 55 },
        trims: [
          ['NX300 Luxury', 69_990, turbo(1998, 'auto6', 'AWD', 7.9, 350), 3, { years: [2018, 2021] }],
          ['NX350h Luxury', 77_490, hybrid(2487, 'cvt', 'FWD', 5.0, 239), 3, { years: [2022, null] }],
        ],
      },
      {
        model: 'RX',
        body: 'SUV',
        years: [2013, null],
        share: 1.5,
        frame: { seats: 5, doors: 5, size: [4890, 1920, 1695], gvm: 2660, tow: 1500, tank: 65 },
        trims: [
          ['RX350 Luxury', 94_990, premiumAspirated(3456, 'auto8', 'AWD', 9.6, 370, 6), 3, { years: [2013, 2022] }],
          ['RX350h Luxury', 101_990, hybrid(2487, 'cvt', 'AWD', 5.4, 239), 3, { years: [2023, null] }],
        ],
      },
    ],
  },
];
