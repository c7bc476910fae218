import type { CarMake } from '../car-model.ts';
import { diesel, electric, petrol, premium, premiumAspirated } from '../powertrain.ts';

/** The makes from Europe and America, and Holden. */
export const westernMakes: readonly CarMake[] = [
  {
    make: 'Holden',
    wmi: '6G1',
    models: [
      {
        model: 'Commodore',
        body: 'Sedan',
        years: [2013, 2020],
        share: 4,
        hold: 1.01,
        frame: { seats: 5, doors: 4, size: [4947, 1898, 1471], gvm: 2250, tow: 2100, tank: 71 },
        series: [
          [2013, 'VF'],
          [2016, 'VF II'],
          [2018, 'ZB'],
        ],
        trims: [
          ['Evoke', 42_990, petrol(2997, 'auto6', 'RWD', 8.9, 290, 6), 1, { years: [2013, 2017] }],
          ['SV6', 47_990, petrol(3564, 'auto6', 'RWD', 9.9, 350, 6), 2, { years: [2013, 2017] }],
          [
            'SV6 Sportwagon',
            49_990,
            petrol(3564, 'auto6', 'RWD', 9.9, 350, 6),
            2,
            { years: [2013, 2017], body: 'Wagon', doors: 5 },
          ],
          ['SS V', 62_990, petrol(6162, 'auto6', 'RWD', 12.9, 570, 8), 3, { years: [2016, 2017] }],
          ['RS', 44_990, petrol(1998, 'auto9', 'FWD', 7.9, 350), 2, { years: [2018, 2020], body: 'Hatch', doors: 5 }],
        ],
      },
      {
        model: 'Colorado',
        body: 'Ute',
        years: [2012, 2020],
        share: 4,
        frame: { seats: 5, doors: 4, size: [5347, 1874, 1800], gvm: 3150, tow: 3500, tank: 76 },
        series: [[2012, 'RG']],
        trims: [
          ['LS 4x4', 50_990, diesel(2776, 'auto6', '4x4', 8.7, 500), 1],
          ['LTZ 4x4', 58_990, diesel(2776, 'auto6', '4x4', 8.7, 500), 2],
          ['Z71 4x4', 62_990, diesel(2776, 'auto6', '4x4', 8.7, 500), 3],
        ],
      },
      {
        model: 'Trax',
        body: 'SUV',
        years: [2014, 2020],
        share: 2,
        hold: 0.97,
        frame: { seats: 5, doors: 5, size: [4254, 1775, 1648], gvm: 1850, tow: 1200, tank: 53 },
        trims: [['LS', 29_990, premium(1364, 'auto6', 'FWD', 6.7, 200), 1]],
      },
    ],
  },
  {
    make: 'Tesla',
    wmi: 'LRW',
    models: [
      {
        model: 'Model 3',
        body: 'Sedan',
        years: [2019, null],
        share: 3,
        hold: 0.95,
        fiveStars: [2019, null],
        frame: { seats: 5, doors: 4, size: [4720, 1850, 1441], gvm: 2300, tow: 1000, tank: 0 },
        trims: [
          ['Rear-Wheel Drive', 60_990, electric('RWD', 375), 3],
          ['Long Range', 69_990, electric('AWD', 493), 3],
        ],
      },
      {
        model: 'Model Y',
        body: 'SUV',
        years: [2022, null],
        share: 4,
        hold: 0.95,
        fiveStars: [2022, null],
        frame: { seats: 5, doors: 5, size: [4750, 1921, 1624], gvm: 2400, tow: 1600, tank: 0 },
        trims: [
          ['Rear-Wheel Drive', 64_990, electric('RWD', 375), 3],
          ['Long Range', 76_990, electric('AWD', 493), 3],
        ],
      },
    ],
  },
  {
    make: 'Polestar',
    wmi: 'LPS',
    models: [
      {
        model: 'Polestar 2',
        body: 'Hatch',
        years: [2022, null],
        share: 1,
        hold: 0.94,
        frame: { seats: 5, doors: 5, size: [4606, 1859, 1479], gvm: 2490, tow: 1500, tank: 0 },
        trims: [
          ['Standard Range', 66_990, electric('RWD', 490), 2],
          ['Long Range Dual Motor', 79_990, electric('AWD', 740), 3],
        ],
      },
    ],
  },
  {
    make: 'BMW',
    wmi: 'WBA',
    models: [
      {
        model: '3 Series',
        body: 'Sedan',
        years: [2012, null],
        share: 2.5,
        hold: 0.98,
        frame: { seats: 5, doors: 4, size: [4713, 1827, 1440], gvm: 2110, tow: 1600, tank: 59 },
        series: [
          [2012, 'F30'],
          [2019, 'G20'],
        ],
        trims: [
          ['320i M Sport', 88_990, premium(1998, 'auto8', 'RWD', 6.4, 300), 3],
          ['330i M Sport', 104_990, premium(1998, 'auto8', 'RWD', 6.4, 400), 3],
        ],
      },
      {
        model: 'X3',
        body: 'SUV',
        years: [2013, null],
        share: 2,
        hold: 0.98,
        frame: { seats: 5, doors: 5, size: [4708, 1891, 1676], gvm: 2500, tow: 2000, tank: 65 },
        trims: [
          ['xDrive20d', 93_990, diesel(1995, 'auto8', 'AWD', 5.7, 400), 3],
          ['xDrive30i M Sport', 105_990, premium(1998, 'auto8', 'AWD', 7.8, 350), 3],
        ],
      },
    ],
  },
  {
    make: 'Mercedes-Benz',
    wmi: 'WDD',
    models: [
      {
        model: 'A-Class',
        body: 'Hatch',
        years: [2013, null],
        share: 2.5,
        hold: 0.98,
        frame: { seats: 5, doors: 5, size: [4419, 1796, 1440], gvm: 1945, tow: 1400, tank: 43 },
        series: [
          [2013, 'W176'],
          [2018, 'W177'],
        ],
        trims: [
          ['A180', 58_990, premium(1332, 'dct7', 'FWD', 5.7, 200), 2],
          ['A250 4MATIC', 76_990, premium(1991, 'dct7', 'AWD', 6.6, 350), 3],
        ],
      },
      {
        model: 'C-Class',
        body: 'Sedan',
        years: [2014, null],
        share: 2,
        hold: 0.98,
        frame: { seats: 5, doors: 4, size: [4751, 1820, 1437], gvm: 2220, tow: 1800, tank: 66 },
        trims: [
          ['C200', 92_990, premium(1497, 'auto9', 'RWD', 6.9, 300), 3],
          [
            'C200 Coupe',
            94_990,
            premium(1497, 'auto9', 'RWD', 6.8, 280),
            3,
            { years: [2016, 2023], body: 'Coupe', doors: 2, seats: 4 },
          ],
        ],
      },
      {
        model: 'Sprinter',
        body: 'Van',
        years: [2014, null],
        share: 1,
        frame: { seats: 3, doors: 5, size: [5932, 2020, 2630], gvm: 3550, tow: 2000, tank: 71 },
        trims: [['314CDI MWB', 82_990, diesel(2143, 'auto7', 'RWD', 9.0, 330), 1]],
      },
    ],
  },
  {
    make: 'Audi',
    wmi: 'WAU',
    models: [
      {
        model: 'Q5',
        body: 'SUV',
        years: [2013, null],
        share: 2,
        hold: 0.98,
        frame: { seats: 5, doors: 5, size: [4682, 1893, 1662], gvm: 2445, tow: 2000, tank: 70 },
        trims: [
          ['40 TDI quattro', 84_990, diesel(1968, 'dct7', 'AWD', 5.7, 400), 3],
          ['45 TFSI quattro Sport', 92_990, premium(1984, 'dct7', 'AWD', 8.0, 370), 3],
        ],
      },
      {
        model: 'A5',
        body: 'Convertible',
        years: [2017, 2024],
        share: 0.7,
        hold: 0.98,
        frame: { seats: 4, doors: 2, size: [4697, 1846, 1384], gvm: 2190, tow: 1700, tank: 54 },
        trims: [['45 TFSI quattro Cabriolet', 106_990, premium(1984, 'dct7', 'AWD', 7.3, 370), 3]],
      },
    ],
  },
  {
    make: 'Jeep',
    wmi: '1C4',
    models: [
      {
        model: 'Wrangler',
        body: '4x4',
        years: [2013, null],
        share: 1.5,
        frame: { seats: 5, doors: 4, size: [4882, 1894, 1848], gvm: 2600, tow: 2495, tank: 81 },
        series: [
          [2013, 'JK'],
          [2019, 'JL'],
        ],
        trims: [['Unlimited Rubicon', 92_990, petrol(3604, 'auto8', '4x4', 10.3, 347, 6), 3]],
      },
    ],
  },
  {
    make: 'Land Rover',
    wmi: 'SAL',
    models: [
      {
        model: 'Defender',
        body: '4x4',
        years: [2020, null],
        share: 1.5,
        frame: { seats: 5, doors: 5, size: [5018, 2008, 1967], gvm: 3200, tow: 3500, tank: 89 },
        trims: [['110 D300 SE', 124_990, diesel(2997, 'auto8', '4x4 full', 7.7, 650, 6), 3]],
      },
    ],
  },
  {
    make: 'Porsche',
    wmi: 'WP1',
    models: [
      {
        model: 'Macan',
        body: 'SUV',
        years: [2014, 2024],
        share: 0.8,
        frame: { seats: 5, doors: 5, size: [4726, 1927, 1621], gvm: 2510, tow: 2000, tank: 65 },
        trims: [['S', 128_990, premium(2894, 'dct7', 'AWD', 9.9, 520, 6), 3]],
      },
      {
        model: '718 Boxster',
        body: 'Convertible',
        years: [2016, 2025],
        share: 0.4,
        hold: 1.01,
        frame: { seats: 2, doors: 2, size: [4379, 1801, 1281], gvm: 1655, tow: 0, tank: 54 },
        trims: [['GTS 4.0', 204_990, premiumAspirated(3995, 'dct7', 'RWD', 9.9, 430, 6), 3]],
      },
    ],
  },
  {
    make: 'Hino',
    wmi: 'JHH',
    models: [
      {
        model: '300 Series',
        body: 'Light Truck',
        years: [2012, null],
        share: 0.5,
        frame: { seats: 3, doors: 2, size: [5990, 1995, 2255], gvm: 4495, tow: 3500, tank: 100 },
        trims: [['616 Tray', 79_990, diesel(4009, 'auto6', 'RWD', 12, 420), 0]],
      },
    ],
  },
];
