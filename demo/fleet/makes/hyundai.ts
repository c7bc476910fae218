import type { CarMake } from '../car-model.ts';
import { diesel, electric, petrol, premium, turbo, turboHybrid } from '../powertrain.ts';

const d22 = diesel(2199, 'auto8', 'AWD', 7.5, 440);
const h16 = turboHybrid(1598, 'auto6', 'FWD', 5.3, 265);

/** Hyundai's cars. */
export const hyundai: CarMake = {
  make: 'Hyundai',
  wmi: 'KMH',
  models: [
    {
      model: 'Accent',
      body: 'Hatch',
      years: [2012, 2019],
      share: 3,
      frame: { seats: 5, doors: 5, size: [4155, 1700, 1450], gvm: 1560, tow: 900, tank: 43 },
      trims: [
        ['Active', 22_990, petrol(1396, 'cvt', 'FWD', 6.6, 133), 0],
        ['Sport', 24_990, petrol(1591, 'auto6', 'FWD', 6.6, 156), 1, { years: [2017, 2019] }],
      ],
    },
    {
      model: 'i20 N',
      body: 'Hatch',
      years: [2021, null],
      share: 0.8,
      frame: { seats: 5, doors: 5, size: [4075, 1775, 1440], gvm: 1630, tow: 0, tank: 40 },
      trims: [['', 39_990, premium(1598, 'man6', 'FWD', 6.9, 275), 3]],
    },
    {
      model: 'i30',
      body: 'Hatch',
      years: [2013, null],
      share: 8,
      fiveStars: [2017, 2024],
      frame: { seats: 5, doors: 5, size: [4340, 1795, 1455], gvm: 1820, tow: 1300, tank: 50 },
      series: [
        [2013, 'GD'],
        [2017, 'PD'],
        [2020, 'PD.V4'],
      ],
      trims: [
        ['Active', 27_990, petrol(1999, 'auto6', 'FWD', 7.4, 203), 1, { years: [2013, 2023] }],
        ['Elite', 32_490, petrol(1999, 'auto6', 'FWD', 7.4, 203), 2, { years: [2017, 2023] }],
        ['N Line', 36_490, turbo(1591, 'dct7', 'FWD', 7.5, 265), 2, { years: [2018, null] }],
        ['N Line Premium', 41_990, turbo(1591, 'dct7', 'FWD', 7.5, 265), 3, { years: [2018, null] }],
        ['Sedan', 32_990, petrol(1999, 'auto6', 'FWD', 7.0, 180), 1, { years: [2020, null], body: 'Sedan', doors: 4 }],
        ['N', 53_990, premium(1998, 'dct8', 'FWD', 8.5, 392), 3, { years: [2018, 2023] }],
      ],
    },
    {
      model: 'Venue',
      body: 'SUV',
      years: [2019, null],
      share: 4,
      frame: { seats: 5, doors: 5, size: [4040, 1770, 1592], gvm: 1640, tow: 800, tank: 45 },
      series: [[2019, 'QX']],
      trims: [
        ['Active', 28_490, petrol(1591, 'auto6', 'FWD', 7.2, 151), 1],
        ['Elite', 31_990, petrol(1591, 'auto6', 'FWD', 7.2, 151), 2],
      ],
    },
    {
      model: 'Kona',
      body: 'SUV',
      years: [2017, null],
      share: 6,
      frame: { seats: 5, doors: 5, size: [4350, 1825, 1590], gvm: 1920, tow: 1300, tank: 47 },
      series: [
        [2017, 'OS'],
        [2021, 'OS.V4'],
        [2023, 'SX2'],
      ],
      trims: [
        ['Active', 33_490, petrol(1999, 'cvt', 'FWD', 6.6, 180), 1],
        ['Elite', 36_490, petrol(1999, 'auto6', 'FWD', 7.2, 180), 2, { years: [2017, 2023] }],
        ['Highlander AWD', 44_490, turbo(1591, 'dct7', 'AWD', 6.9, 265), 3, { years: [2017, 2023] }],
        ['Premium Hybrid', 46_490, turboHybrid(1580, 'dct6', 'FWD', 3.9, 265), 3, { years: [2023, null] }],
        ['Electric Extended Range', 59_990, electric('FWD', 255), 2, { years: [2023, null] }],
      ],
    },
    {
      model: 'Tucson',
      body: 'SUV',
      years: [2015, null],
      share: 8,
      fiveStars: [2021, null],
      frame: { seats: 5, doors: 5, size: [4640, 1865, 1665], gvm: 2175, tow: 1650, tank: 54 },
      series: [
        [2015, 'TL'],
        [2021, 'NX4'],
      ],
      trims: [
        ['Active X', 37_990, petrol(1999, 'auto6', 'FWD', 7.9, 192), 1, { years: [2015, 2021] }],
        ['', 43_490, petrol(1999, 'auto6', 'FWD', 8.1, 192), 1, { years: [2021, null] }],
        ['Elite AWD', 49_990, turbo(1598, 'dct7', 'AWD', 7.2, 265), 2],
        ['Elite Hybrid', 52_990, h16, 2, { years: [2024, null] }],
        ['Highlander Diesel AWD', 59_490, diesel(1998, 'auto8', 'AWD', 6.3, 416), 3, { years: [2021, 2025] }],
      ],
    },
    {
      model: 'Santa Fe',
      body: 'SUV',
      years: [2013, null],
      share: 5,
      frame: { seats: 7, doors: 5, size: [4830, 1900, 1780], gvm: 2620, tow: 2000, tank: 67 },
      series: [
        [2013, 'DM'],
        [2018, 'TM'],
        [2024, 'MX5'],
      ],
      trims: [
        ['Active Diesel AWD', 57_990, d22, 1, { years: [2013, 2023] }],
        ['Elite Diesel AWD', 62_990, d22, 2, { years: [2013, 2023] }],
        ['Highlander Diesel AWD', 69_990, d22, 3, { years: [2013, 2023] }],
        ['Elite Hybrid AWD', 68_990, turboHybrid(1598, 'auto6', 'AWD', 5.6, 265), 2, { years: [2024, null] }],
        ['Calligraphy Hybrid AWD', 79_490, turboHybrid(1598, 'auto6', 'AWD', 5.6, 265), 3, { years: [2024, null] }],
      ],
    },
    {
      model: 'Palisade',
      body: 'SUV',
      years: [2021, null],
      share: 2,
      frame: { seats: 8, doors: 5, size: [4995, 1975, 1750], gvm: 2755, tow: 2200, tank: 71 },
      trims: [
        ['Elite Diesel AWD', 76_990, diesel(2199, 'auto8', 'AWD', 7.3, 440), 2, { years: [2021, 2025] }],
        ['Highlander Diesel AWD', 83_990, diesel(2199, 'auto8', 'AWD', 7.3, 440), 3, { years: [2021, 2025] }],
        ['Calligraphy Hybrid AWD', 96_990, turboHybrid(2497, 'auto6', 'AWD', 6.8, 460), 3, { years: [2025, null] }],
      ],
    },
    {
      model: 'Staria',
      body: 'People Mover',
      years: [2021, null],
      share: 2,
      frame: { seats: 8, doors: 5, size: [5253, 1997, 1990], gvm: 3000, tow: 2500, tank: 75 },
      trims: [
        ['Diesel AWD', 57_990, diesel(2199, 'auto8', 'AWD', 8.2, 430), 1],
        ['Elite Diesel AWD', 65_490, diesel(2199, 'auto8', 'AWD', 8.2, 430), 2],
      ],
    },
    {
      model: 'iLoad',
      body: 'Van',
      years: [2012, 2021],
      share: 2.5,
      frame: { seats: 3, doors: 5, size: [5150, 1920, 1935], gvm: 3230, tow: 1500, tank: 75 },
      trims: [['Diesel Liftback', 46_990, diesel(2497, 'auto5', 'RWD', 8.8, 441), 0]],
    },
    {
      model: 'IONIQ 5',
      body: 'SUV',
      years: [2021, null],
      share: 2,
      fiveStars: [2021, null],
      hold: 0.95,
      frame: { seats: 5, doors: 5, size: [4655, 1890, 1605], gvm: 2540, tow: 1600, tank: 0 },
      trims: [
        ['Dynamiq', 76_990, electric('RWD', 350), 2],
        ['Epiq AWD', 91_990, electric('AWD', 605), 3],
      ],
    },
    {
      model: 'INSTER',
      body: 'Hatch',
      years: [2025, null],
      share: 1,
      hold: 0.96,
      frame: { seats: 4, doors: 5, size: [3825, 1610, 1575], gvm: 1730, tow: 0, tank: 0 },
      trims: [
        ['Standard Range', 42_490, electric('FWD', 147), 1],
        ['Extended Range', 45_990, electric('FWD', 147), 2],
      ],
    },
  ],
};
