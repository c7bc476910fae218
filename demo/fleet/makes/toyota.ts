import type { CarMake } from '../car-model.ts';
import { diesel, electric, hybrid, petrol, premium, premiumAspirated } from '../powertrain.ts';

const d28 = diesel(2755, 'auto6', '4x4', 8.0, 500);
const d28Manual = diesel(2755, 'man6', '4x4', 7.8, 420);
const h18 = hybrid(1798, 'cvt', 'FWD', 4.0, 142);
const h25 = hybrid(2487, 'cvt', 'FWD', 4.7, 221);
const h25Awd = hybrid(2487, 'cvt', 'AWD', 4.8, 221);
const p20 = petrol(1987, 'cvt', 'FWD', 6.0, 202);
const d33 = diesel(3346, 'auto10', '4x4 full', 8.9, 700, 6);

/** Toyota's cars. */
export const toyota: CarMake = {
  make: 'Toyota',
  wmi: 'JTM',
  models: [
    {
      model: 'Yaris',
      body: 'Hatch',
      years: [2014, null],
      share: 3,
      frame: { seats: 5, doors: 5, size: [3940, 1695, 1505], gvm: 1620, tow: 400, tank: 36 },
      trims: [
        ['Ascent', 21_990, petrol(1329, 'auto4', 'FWD', 6.3, 120), 0, { years: [2014, 2019] }],
        ['Ascent Sport', 27_490, petrol(1490, 'cvt', 'FWD', 4.9, 145), 1, { years: [2020, 2023] }],
        ['Ascent Sport Hybrid', 32_490, hybrid(1490, 'cvt', 'FWD', 3.3, 120), 1, { years: [2020, null] }],
        ['ZR Hybrid', 37_490, hybrid(1490, 'cvt', 'FWD', 3.3, 120), 2, { years: [2020, null] }],
      ],
    },
    {
      model: 'Yaris Cross',
      body: 'SUV',
      years: [2020, null],
      share: 5,
      fiveStars: [2021, null],
      frame: { seats: 5, doors: 5, size: [4180, 1765, 1590], gvm: 1690, tow: 400, tank: 36 },
      hold: 1.02,
      trims: [
        ['GX', 31_990, petrol(1490, 'cvt', 'FWD', 5.4, 145), 0, { years: [2020, 2024] }],
        ['GX Hybrid', 35_490, hybrid(1490, 'cvt', 'FWD', 3.8, 120), 0],
        ['GXL Hybrid', 38_990, hybrid(1490, 'cvt', 'FWD', 3.8, 120), 1],
        ['Urban Hybrid AWD', 44_990, hybrid(1490, 'cvt', 'AWD', 4.0, 120), 2],
      ],
    },
    {
      model: 'Corolla',
      body: 'Hatch',
      years: [2013, null],
      share: 9,
      fiveStars: [2018, null],
      frame: { seats: 5, doors: 5, size: [4375, 1790, 1435], gvm: 1820, tow: 450, tank: 43 },
      series: [
        [2013, 'ZRE182R'],
        [2018, 'ZWE211R'],
      ],
      trims: [
        ['Ascent Sport', 29_990, p20, 1, { years: [2018, 2023] }],
        ['Ascent', 26_990, petrol(1798, 'cvt', 'FWD', 6.1, 173), 0, { years: [2013, 2018] }],
        ['Ascent Sport Hybrid', 36_490, h18, 1, { years: [2018, null] }],
        ['SX Hybrid', 39_490, h18, 2, { years: [2018, null] }],
        ['ZR Hybrid', 42_990, h18, 3, { years: [2018, null] }],
        ['Ascent Sport Hybrid Sedan', 36_990, h18, 1, { years: [2020, null], body: 'Sedan', doors: 4 }],
      ],
    },
    {
      model: 'Corolla Cross',
      body: 'SUV',
      years: [2022, null],
      share: 5,
      fiveStars: [2022, null],
      frame: { seats: 5, doors: 5, size: [4460, 1825, 1620], gvm: 1990, tow: 750, tank: 36 },
      trims: [
        ['GX Hybrid', 41_990, hybrid(1987, 'cvt', 'FWD', 4.3, 190), 1],
        ['GXL Hybrid', 45_490, hybrid(1987, 'cvt', 'FWD', 4.3, 190), 2],
        ['Atmos Hybrid AWD', 54_490, hybrid(1987, 'cvt', 'AWD', 4.4, 190), 3],
      ],
    },
    {
      model: 'Camry',
      body: 'Sedan',
      years: [2012, null],
      share: 5,
      fiveStars: [2018, 2023],
      frame: { seats: 5, doors: 4, size: [4885, 1840, 1445], gvm: 2030, tow: 400, tank: 50 },
      series: [
        [2012, 'ASV50R'],
        [2018, 'AXVH70R'],
        [2024, 'AXVH80R'],
      ],
      trims: [
        ['Altise', 34_990, petrol(2494, 'auto6', 'FWD', 7.8, 231), 0, { years: [2012, 2017] }],
        ['Ascent Hybrid', 44_490, h25, 1, { years: [2018, null] }],
        ['Ascent Sport Hybrid', 46_990, h25, 1, { years: [2018, null] }],
        ['SL Hybrid', 57_990, h25, 3, { years: [2018, null] }],
      ],
    },
    {
      model: 'C-HR',
      body: 'SUV',
      years: [2017, null],
      share: 3,
      frame: { seats: 5, doors: 5, size: [4360, 1830, 1560], gvm: 1900, tow: 400, tank: 43 },
      trims: [
        ['Standard', 31_990, premium(1197, 'cvt', 'FWD', 6.3, 185), 1, { years: [2017, 2022] }],
        ['Koba Hybrid', 44_990, h18, 2, { years: [2020, 2023] }],
        ['GXL Hybrid', 48_490, h18, 2, { years: [2024, null] }],
        ['GR Sport Hybrid AWD', 59_990, hybrid(1987, 'cvt', 'AWD', 4.0, 190), 3, { years: [2024, null] }],
      ],
    },
    {
      model: 'RAV4',
      body: 'SUV',
      years: [2013, null],
      share: 11,
      fiveStars: [2019, 2024],
      hold: 1.02,
      frame: { seats: 5, doors: 5, size: [4615, 1865, 1690], gvm: 2230, tow: 1500, tank: 55 },
      series: [
        [2013, 'ASA44R'],
        [2019, 'AXAH52R'],
      ],
      trims: [
        ['GX', 37_990, p20, 0, { years: [2013, 2024] }],
        ['GXL AWD', 41_990, petrol(2494, 'auto6', 'AWD', 8.5, 233), 2, { years: [2013, 2018] }],
        ['GX Hybrid', 48_490, h25, 1, { years: [2019, null] }],
        ['GXL Hybrid', 52_490, h25, 2, { years: [2019, null] }],
        ['Cruiser Hybrid AWD', 61_490, h25Awd, 3, { years: [2019, null] }],
        ['Edge Hybrid AWD', 64_490, h25Awd, 3, { years: [2022, null] }],
      ],
    },
    {
      model: 'Kluger',
      body: 'SUV',
      years: [2014, null],
      share: 5,
      fiveStars: [2021, null],
      frame: { seats: 7, doors: 5, size: [4966, 1930, 1755], gvm: 2760, tow: 2000, tank: 65 },
      series: [
        [2014, 'GSU50R'],
        [2021, 'AXUH78R'],
      ],
      trims: [
        ['GX', 52_990, petrol(3456, 'auto8', 'FWD', 9.5, 350, 6), 1, { years: [2014, 2022] }],
        ['GXL AWD', 61_990, petrol(3456, 'auto8', 'AWD', 9.5, 350, 6), 2, { years: [2014, 2022] }],
        ['GX Hybrid AWD', 65_990, hybrid(2487, 'cvt', 'AWD', 5.6, 242), 1, { years: [2021, null] }],
        ['Grande Hybrid AWD', 87_990, hybrid(2487, 'cvt', 'AWD', 5.6, 242), 3, { years: [2021, null] }],
      ],
    },
    {
      model: 'Fortuner',
      body: 'SUV',
      years: [2015, null],
      share: 3,
      frame: { seats: 7, doors: 5, size: [4795, 1855, 1835], gvm: 2800, tow: 3100, tank: 80 },
      trims: [
        ['GX', 57_990, d28, 1],
        ['GXL', 62_990, d28, 2],
        ['Crusade', 71_990, d28, 3],
      ],
    },
    {
      model: 'LandCruiser Prado',
      body: '4x4',
      years: [2015, null],
      share: 6,
      hold: 1.035,
      frame: { seats: 7, doors: 5, size: [4925, 1940, 1870], gvm: 3150, tow: 3500, tank: 110 },
      series: [
        [2015, 'GDJ150R'],
        [2024, '250 Series'],
      ],
      trims: [
        ['GX', 79_990, d28, 1],
        ['GXL', 88_490, d28, 2],
        ['VX', 96_990, d28, 3],
        ['Kakadu', 108_990, d28, 3],
      ],
    },
    {
      model: 'LandCruiser',
      body: '4x4',
      years: [2015, null],
      share: 4,
      hold: 1.035,
      frame: { seats: 7, doors: 5, size: [4980, 1980, 1950], gvm: 3280, tow: 3500, tank: 110 },
      series: [
        [2015, 'VDJ200R'],
        [2021, 'FJA300R'],
      ],
      trims: [
        ['GXL', 122_990, d33, 2, { years: [2021, null] }],
        ['VX', 134_990, d33, 3, { years: [2021, null] }],
        ['Sahara', 156_990, d33, 3, { years: [2021, null] }],
        ['GXL V8', 112_990, diesel(4461, 'auto6', '4x4 full', 9.5, 650, 8), 2, { years: [2015, 2021] }],
      ],
    },
    {
      model: 'HiLux',
      body: 'Ute',
      years: [2012, null],
      share: 13,
      fiveStars: [2019, 2025],
      hold: 1.025,
      frame: { seats: 5, doors: 4, size: [5325, 1855, 1815], gvm: 3050, tow: 3500, tank: 80 },
      series: [
        [2012, 'KUN26R'],
        [2015, 'GUN126R'],
      ],
      trims: [
        [
          'Workmate 4x2',
          38_990,
          diesel(2393, 'man5', 'RWD', 7.1, 343),
          0,
          { years: [2015, null], body: 'Cab Chassis', seats: 2, doors: 2 },
        ],
        ['Workmate 4x4', 54_990, diesel(2393, 'auto6', '4x4', 7.9, 400), 0, { years: [2015, null] }],
        ['SR 4x4', 60_990, d28, 1, { years: [2015, null] }],
        ['SR 4x4 Extra Cab', 57_990, d28, 1, { years: [2015, null], body: 'Cab Chassis', seats: 4 }],
        ['SR5 4x4', 69_490, d28, 3, { years: [2015, null] }],
        ['SR5 4x4 Manual', 67_490, d28Manual, 3, { years: [2015, 2024] }],
        ['SR5 4x4 Turbo Diesel', 61_990, diesel(2982, 'auto5', '4x4', 8.7, 360), 2, { years: [2012, 2015] }],
        ['Rogue 4x4', 76_990, d28, 3, { years: [2018, null] }],
      ],
    },
    {
      model: 'HiAce',
      body: 'Van',
      years: [2019, null],
      share: 5,
      hold: 1.02,
      frame: { seats: 3, doors: 5, size: [5265, 1950, 1990], gvm: 3300, tow: 1900, tank: 70 },
      trims: [
        ['LWB', 55_990, diesel(2755, 'auto6', 'RWD', 8.2, 450), 1],
        ['LWB Manual', 52_990, diesel(2755, 'man6', 'RWD', 7.5, 420), 0, { years: [2019, 2023] }],
        [
          'Commuter',
          83_990,
          diesel(2755, 'auto6', 'RWD', 8.7, 450),
          1,
          { years: [2019, null], body: 'Bus', seats: 12, doors: 4 },
        ],
      ],
    },
    {
      model: 'Coaster',
      body: 'Bus',
      years: [2017, null],
      share: 0.7,
      frame: { seats: 22, doors: 2, size: [6990, 2080, 2635], gvm: 5500, tow: 0, tank: 95 },
      trims: [
        ['Standard', 129_990, diesel(2755, 'auto6', 'RWD', 12, 450), 0],
        ['Deluxe', 154_990, diesel(2755, 'auto6', 'RWD', 12, 450), 1],
      ],
    },
    {
      model: 'Granvia',
      body: 'People Mover',
      years: [2019, 2024],
      share: 1,
      frame: { seats: 8, doors: 5, size: [5300, 1970, 1990], gvm: 3500, tow: 1500, tank: 70 },
      trims: [
        ['Standard', 76_990, diesel(2755, 'auto6', 'RWD', 8.0, 450), 2],
        ['VX', 87_990, diesel(2755, 'auto6', 'RWD', 8.0, 450), 3, { seats: 6 }],
      ],
    },
    {
      model: 'GR86',
      body: 'Coupe',
      years: [2022, null],
      share: 1,
      frame: { seats: 4, doors: 2, size: [4265, 1775, 1310], gvm: 1670, tow: 0, tank: 50 },
      trims: [
        ['GT', 51_490, premiumAspirated(2387, 'man6', 'RWD', 9.5, 250), 2],
        ['GTS', 54_490, premiumAspirated(2387, 'auto6', 'RWD', 8.8, 250), 3],
      ],
    },
    {
      model: 'bZ4X',
      body: 'SUV',
      years: [2024, null],
      share: 1,
      hold: 0.95,
      frame: { seats: 5, doors: 5, size: [4690, 1860, 1650], gvm: 2465, tow: 750, tank: 0 },
      trims: [
        ['FWD', 61_990, electric('FWD', 266), 2],
        ['AWD', 71_990, electric('AWD', 337), 3],
      ],
    },
  ],
};
