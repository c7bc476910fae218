/** What a row of the file must be read as, decided before it is written as dealers write it. Null means that nothing is said. */
export interface RightAnswer {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly car_type: 'new' | 'used' | 'demo';
  readonly price: number | null;
  readonly km: number | null;
  readonly simple_body: string | null;
  readonly simple_transmission: string | null;
  readonly simple_fuel: string | null;
  readonly simple_drive: string | null;
  readonly engine_size_litres: number | null;
  readonly cylinders: number | null;
  readonly fuel_use: number | null;
  readonly doors: number | null;
  readonly seats: number | null;
  readonly colour: string | null;
  readonly interior_colour: string | null;
}

export interface MarketplaceRow {
  readonly cells: readonly string[];
  /** Null for a row that must be set aside. */
  readonly right: RightAnswer | null;
}

const MARKETPLACE_HEADERS = [
  'Brand',
  'Year',
  'Model',
  'Car/Suv',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'FuelConsumption',
  'Kilometres',
  'ColourExtInt',
  'Location',
  'CylindersinEngine',
  'BodyType',
  'Doors',
  'Seats',
  'Price',
] as const;

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const MODELS = [
  ['Alba', ['Alba', 'ALBA', 'alba', 'Albaa']],
  ['Merit-Brandt', ['Merit-Brandt', 'Merit Brandt', 'MERIT-BRANDT', 'Merit']],
  ['Koyota', ['Koyota', 'Koyoat', 'KOYOTA']],
  ['Sunway', ['Sunway', 'Sunwya', 'sunway']],
] as const;
/** The makes of the file, for the catalogue that it is read with. */
export const MARKETPLACE_MAKES = MODELS.map(([name]) => ({ name, also: name === 'Merit-Brandt' ? ['Merit'] : [] }));

type Written = readonly (readonly [right: string, written: readonly string[]])[];
const BODIES: Written = [
  ['SUV', ['SUV', 'suv', 'S.U.V']],
  ['Ute', ['Ute / Tray', 'Ute', 'Pickup', 'Dual Cab Utility']],
  ['Hatch', ['Hatchback', 'Hatch', 'Hatchbakc']],
  ['Sedan', ['Sedan', '4D Sedan', 'Sedna']],
  ['Wagon', ['Wagon', 'Station Wagon']],
  ['People Mover', ['People Mover', 'MPV']],
  ['Coupe', ['Coupe', 'Coupé']],
];
const GEARBOXES: Written = [
  ['Automatic', ['Automatic', 'Auto', 'A', 'Sports Automatic Dual Clutch', 'CVT', 'Atuomatic']],
  ['Manual', ['Manual', 'M', '6 Speed Manual', 'manual']],
];
const FUELS: Written = [
  ['Petrol', ['Unleaded', 'Premium', 'ULP', 'Petrol', 'Petorl']],
  ['Diesel', ['Diesel', 'D', 'Disel']],
  ['Hybrid', ['Hybrid', 'PHEV', 'Petrol/Electric']],
  ['Electric', ['Electric', 'EV']],
  ['LPG', ['LPG']],
];
const DRIVES: Written = [
  ['AWD', ['AWD', 'All Wheel Drive']],
  ['4WD', ['4WD', '4x4', '4X4 Dual Range']],
  ['2WD', ['Front', 'Rear', 'FWD', 'Rear Wheel Drive', '4x2']],
];
const CONDITIONS: Written = [
  ['used', ['USED', 'Used', 'Pre-owned', 'U']],
  ['new', ['NEW', 'New']],
  ['demo', ['DEMO', 'Demonstrator']],
];
const COLOURS: Written = [
  ['White', ['White', 'WHITE', 'white', 'Whtie']],
  ['Black', ['Black', 'Balck']],
  ['Silver', ['Silver', 'Sliver']],
  ['Grey', ['Grey', 'Gray']],
  ['Blue', ['Blue']],
];
const DEALERS = ['Sunrise Motors Pty Ltd', 'Bayside Wholesale Centre', 'Hume Autos'];

/** Rows in the manner of a public marketplace's listing, with every fault that dealers make, and the right answer for each. */
export function* marketplaceRows(count: number, seed: number): Generator<MarketplaceRow> {
  const next = numbersFrom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const isOnce = (share: number) => next() < share;
  const written = (list: Written): readonly [string, string] => {
    const [right, ways] = one(list);
    return [right, one(ways)];
  };
  const orBlank = ([right, text]: readonly [string, string], share = 0.02): readonly [string | null, string] =>
    isOnce(share) ? [null, one(['-', '', 'n/a'])] : [right, text];
  for (let row = 0; row < count; row += 1) {
    const [make, ways] = one(MODELS);
    const model = `${one(['Trail', 'City', 'Nova', 'Peak'])}${whole(1, 9)}`;
    const year = whole(1998, 2026);
    const litres = whole(10, 45) / 10;
    const cylinders = one([3, 4, 6, 8]);
    const km = whole(5, 299) * 1000;
    const price = whole(2000, 150_000);
    const use = whole(40, 150) / 10;
    const [body, bodyText] = orBlank(written(BODIES), 0.05);
    const [gearbox, gearboxText] = orBlank(written(GEARBOXES));
    const [fuel, fuelText] = orBlank(written(FUELS));
    const [drive, driveText] = orBlank(written(DRIVES));
    const [condition, conditionText] = written(CONDITIONS);
    const [outside, outsideText] = written(COLOURS);
    const [inside, insideText] = orBlank(written(COLOURS), 0.4);
    const [kmRight, kmText] = one([
      [km, String(km)],
      [km, `${km.toLocaleString('en-AU')} km`],
      [km, `${km / 1000}xxx`],
      [km, `${km / 1000}k`],
      [null, '-'],
    ] as const);
    const [priceRight, priceText] = one([
      [price, String(price)],
      [price, `$${price.toLocaleString('en-AU')}`],
      [price, `${price}.00`],
      [price, `$${price.toLocaleString('en-AU')} drive away`],
      [null, 'POA'],
    ] as const);
    const [litresRight, cylindersRight, engineText] = one([
      [litres, cylinders, `${cylinders} cyl, ${litres} L`],
      [litres, cylinders, `${cylinders} cyl ${litres}L`],
      [litres, null, `${litres}L`],
      [litres, null, `${Math.round(litres * 1000)}cc`],
      [null, cylinders, `${cylinders} cyl`],
      [null, null, '-'],
    ] as const);
    const cylinderCell = cylindersRight === null ? '-' : `${cylindersRight} cyl`;
    // Of a row in a thousand each: a price that is none, a year that is none, no make and no title.
    const [badPrice, badYear, noName, fromTitle] = [isOnce(0.001), isOnce(0.001), isOnce(0.001), isOnce(0.01)];
    const carSuv = isOnce(0.1) ? one(DEALERS) : bodyText;
    const cells = [
      noName || (fromTitle && !badYear) ? '-' : one(ways),
      badYear ? one(['20x2', '3022', 'soon']) : isOnce(0.02) ? `MY${String(year).slice(2)}` : String(year),
      model,
      carSuv,
      noName || badYear ? '-' : `${year} ${make} ${model} Sport`,
      conditionText,
      gearboxText,
      engineText,
      driveText,
      fuelText,
      isOnce(0.1) ? '-' : `${use} L / 100 km`,
      kmText,
      `${outsideText} / ${insideText}`,
      `${one(['Caringbah', 'Milton', 'Ringwood'])}, NSW`,
      cylinderCell,
      bodyText,
      ` ${whole(2, 5)} Doors`,
      ` ${whole(2, 9)} Seats`,
      badPrice ? one(['??', 'make an offer', '-500']) : priceText,
    ];
    const isAside = badPrice || badYear || noName;
    yield {
      cells,
      right: isAside
        ? null
        : {
            year,
            make,
            model,
            car_type: condition as RightAnswer['car_type'],
            price: priceRight,
            km: kmRight,
            simple_body: body ?? (DEALERS.includes(carSuv) ? carSuv : null),
            simple_transmission: gearbox,
            simple_fuel: fuel,
            simple_drive: drive,
            engine_size_litres: litresRight,
            cylinders: cylindersRight,
            fuel_use: cells[10] === '-' ? null : use,
            doors: Number(cells[16]?.replace(/\D/g, '')),
            seats: Number(cells[17]?.replace(/\D/g, '')),
            colour: outside,
            interior_colour: inside,
          },
    };
  }
}

/** The rows as a file. */
export const marketplaceCsv = (rows: Iterable<MarketplaceRow>): string =>
  [MARKETPLACE_HEADERS, ...[...rows].map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
